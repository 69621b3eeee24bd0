// Rules of environment variables: their formats and parsed values.
import { z } from 'zod';
import { parseStorageUrl } from './parseStorageUrl.ts';
import { parseSecretKey } from './secretKey.ts';

export const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');
export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
export const storageUrl = z.string().superRefine((value, context) => {
  try {
    parseStorageUrl(value);
  } catch (error) {
    context.addIssue((error as Error).message);
  }
});
export const secretKey = z.string().transform((value, context) => {
  const key = parseSecretKey(value);
  if (key) return key;
  context.addIssue('must be 32 bytes, as base64 or hex');
  return z.NEVER;
});

/** Parts separated by bars: a variable has one line. */
export const lines = z.string().transform((value) =>
  value
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean),
);
export const hosts = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().regex(/^(\[[\da-f:.]+\]|[a-z\d._-]+)(:\d{1,5})?$/, 'must be host or host:port, with commas between'),
    ),
  );
export const links = lines.pipe(
  z.array(
    z.string().transform((line, context) => {
      const [, name, address] = /^(.[^=\r\n]*)=(.+)$/.exec(line) ?? [];
      if (name && address && URL.canParse(address) && /^https?:/.test(address)) return { name, url: address };
      context.addIssue('must be name=URL, with a bar between two');
      return z.NEVER;
    }),
  ),
);
