import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** The maximum clock difference of the phone, in time steps. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Generates a secret of 160 random bits, in base32. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** Encodes bytes in base32; their number must be a multiple of five. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits
    .match(/.{5}/g)!
    .map((five) => ALPHABET[Number.parseInt(five, 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of a time step, according to RFC 4226 and RFC 6238, with the parameters that all apps support: SHA-1, six
 * digits, 30 seconds.
 */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepAt = (ms: number) => Math.floor(ms / 1000 / STEP_SECONDS);

/** Whether a text has the format of a code. */
export const isTotpCode = (text: string) => /^[0-9]{6}$/.test(text);

/** The time step for which the code is valid at `ms`; null for a wrong code. */
export function stepOfCode(secret: string, code: string, ms = Date.now()): number | null {
  if (!isTotpCode(code)) return null;
  const now = stepAt(ms);
  for (let step = now - DRIFT; step <= now + DRIFT; step++)
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) return step;
  return null;
}

/** The text of the QR code for an app. */
export function totpUri(secret: string, account: string): string {
  const issuer = 'Rumbo';
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret, issuer })}`;
}
