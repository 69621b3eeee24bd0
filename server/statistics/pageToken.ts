import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor, type SecretKey } from '#server/platform/secretKey.ts';
import { readShown, writeShown } from '#shared/pageToken.ts';

const DAY_MS = 86_400_000;
const DAYS_VALID = 1;
/** 96 bits. */
const SIGNATURE_CHARACTERS = 16;
/** More than a hundred ids. */
const MOST_CHARACTERS = 1_000;

const today = () => Math.floor(Date.now() / DAY_MS);

/** A signed token of what a page shows: the same all day for the same page, whose version depends on its text. */
export function signPage(secretKey: SecretKey, ids: number[], near: number | undefined): string {
  const shown = writeShown({ day: today(), near: near ?? 0, ids });
  return `${shown}.${signatureOf(secretKey, shown)}`;
}

/** What the page of a token showed; null when it is not ours, or older than yesterday. */
export function readPage(secretKey: SecretKey, token: string): { near: number | null; ids: number[] } | null {
  if (token.length > MOST_CHARACTERS) return null;
  const [shown = '', signature = ''] = token.split('.');
  const [given, right] = [signature, signatureOf(secretKey, shown)].map((text) => Buffer.from(text));
  if (given!.length !== right!.length || !timingSafeEqual(given!, right!)) return null;
  const { day, near, ids } = readShown(token);
  return day >= today() - DAYS_VALID ? { near: near || null, ids } : null;
}

const signatureOf = (secretKey: SecretKey, shown: string) =>
  createHmac('sha256', keyFor('counting', secretKey()))
    .update(shown)
    .digest('base64url')
    .slice(0, SIGNATURE_CHARACTERS);
