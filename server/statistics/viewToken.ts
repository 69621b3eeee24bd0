import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor, type SecretKey } from '#server/platform/secretKey.ts';
import { readShown, type ShownPage, writeShown } from '#shared/viewToken.ts';

const DAY_MS = 86_400_000;
const DAYS_VALID = 1;
/** The length of a signature of 96 bits. */
const SIGNATURE_CHARACTERS = 16;
/** The maximum length of a token: more than a hundred ids and the search words. */
const MOST_CHARACTERS = 1_100;

const today = () => Math.floor(Date.now() / DAY_MS);

/**
 * A signed token of the content of a page. It is the same all day for the same page, because the page's ETag depends on
 * its text.
 */
export function signPage(
  secretKey: SecretKey,
  ids: number[],
  near?: number,
  searched: ShownPage['searched'] = null,
): string {
  const shown = writeShown({ day: today(), near: near ?? 0, ids, searched });
  return `${shown}.${signatureOf(secretKey, shown)}`;
}

/** The content of a page of this site. */
export interface Page extends Omit<ShownPage, 'day' | 'near'> {
  /** The place around which the visitor searched. */
  near: number | null;
}

/** The content of a page, from its token; null if the token is invalid, or older than yesterday. */
export function readPage(secretKey: SecretKey, token: string): Page | null {
  if (token.length > MOST_CHARACTERS) return null;
  const [shown = '', signature = ''] = token.split('.');
  const [given, right] = [signature, signatureOf(secretKey, shown)].map((text) => Buffer.from(text));
  if (given!.length !== right!.length || !timingSafeEqual(given!, right!)) return null;
  const { day, near, ids, searched } = readShown(token);
  return day >= today() - DAYS_VALID ? { near: near || null, ids, searched } : null;
}

const signatureOf = (secretKey: SecretKey, shown: string) =>
  createHmac('sha256', keyFor('counting', secretKey()))
    .update(shown)
    .digest('base64url')
    .slice(0, SIGNATURE_CHARACTERS);
