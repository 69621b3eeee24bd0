import { z } from 'zod';
import { parseSecretKey } from './secretKey.ts';

// Rules of environment variables: their formats and parsed values.

export const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');
export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
/** The URL of map tiles: `{z}`, `{x}` and `{y}` are replaced by numbers. Without TLS only on this machine. */
export const tilesUrl = z
  .string()
  .max(500)
  .refine(
    (value) => {
      const fields = ['{x}', '{y}', '{z}'];
      const rest = fields.reduce((text, field) => text.replace(field, ''), value);
      if (!fields.every((field) => value.includes(field)) || /[{}]/.test(rest) || !URL.canParse(value)) return false;
      const { protocol, hostname, username } = new URL(value);
      const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
      return !username && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
    },
    { error: 'must be a URL starting with https:// with {z}, {x} and {y} in it' },
  );
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

/** A list of URLs separated by commas; empty by default. */
export const urls = (...protocols: string[]) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(url(...protocols)));
/** An address to listen on, as `host:port`. */
export const listenAddress = z.string().transform((value, context) => {
  const [, host, port] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(value) ?? [];
  if (host && Number(port) <= 65_535) return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  context.addIssue('must be host:port');
  return z.NEVER;
});

/** Lines separated by vertical bars, because a variable has only one line. */
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

/** The location of an S3-compatible store, and the credentials for it. */
export interface S3Account {
  /** The URL of the bucket, without a trailing slash: path-style addressing, which all stores support. */
  bucketUrl: string;
  /** The prefix of each object name: empty, or ending with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The format of a path segment, with characters that need no encoding in a URL, a signature or the XML of a list. */
const STEP = /^(?!\.+$)[\w.-]+$/;

/**
 * Parses `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=sa-east-1&tls=off]`: AWS, MinIO, R2, Ceph and others.
 * The default of `region` is us-east-1; `tls=off` is for a store on the same machine or network. Throws an `Error`
 * whose message does not contain the URL, as that holds a secret.
 */
export function parseStorageUrl(url: string): S3Account {
  if (!URL.canParse(url) || new URL(url).protocol !== 's3:')
    throw new Error('must be a URL starting with s3:// (in the key and secret write / as %2F, + as %2B and @ as %40)');
  const { username, password, host, pathname, searchParams, hash } = new URL(url);
  if (hash) throw new Error('must not have a # (in the key and secret write it as %23)');
  if (!host) throw new Error('must name a host');
  if (!username || !password) throw new Error('must have a key and a secret before the host');

  const [bucket, ...folders] = pathname.split('/').filter(Boolean);
  if (!bucket) throw new Error('must name a bucket after the host');
  if (![bucket, ...folders].every((step) => STEP.test(step)))
    throw new Error('may have only letters, digits, dots, dashes and underscores in the bucket and prefix');

  for (const name of searchParams.keys())
    if (name !== 'region' && name !== 'tls') throw new Error('may have only region and tls after the ?');
  const tls = searchParams.get('tls') ?? 'on';
  if (tls !== 'on' && tls !== 'off') throw new Error('tls must be on or off');
  const region = searchParams.get('region') ?? 'us-east-1';
  if (!STEP.test(region)) throw new Error('region must be a name such as sa-east-1');

  return {
    bucketUrl: `${tls === 'on' ? 'https' : 'http'}://${host}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region,
    accessKeyId: decode(username),
    secretAccessKey: decode(password),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('has a % in the key or secret that must be written as %25');
  }
}
