import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

const KEY_BYTES = 32;

/**
 * Returns the key that encrypts stored secrets: `SECRET_KEY`, or the key in the data folder. Throws when it is
 * unreadable.
 */
export type SecretKey = () => KeyObject;

/** A key for a single purpose: if it leaks, the keys for other purposes remain secret. */
export function keyFor(purpose: 'sealing' | 'sharing' | 'counting' | 'answering', key: KeyObject): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `rumbo ${purpose}`, KEY_BYTES)));
}

/** Parses 32 bytes in base64 or hex; null for any other text. */
export function parseSecretKey(text: string): KeyObject | null {
  const isHex = text.length === 2 * KEY_BYTES && /^[\da-f]+$/i.test(text);
  if (!isHex && !/^[\w+/-]+={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, isHex ? 'hex' : 'base64');
  return bytes.length === KEY_BYTES ? createSecretKey(bytes) : null;
}

/** Opens the key. The key in the data folder is created on first use. */
export function openSecretKey({ secretKey, dataDir }: Pick<Env, 'secretKey' | 'dataDir'>): SecretKey {
  let key = secretKey;
  return () => {
    key ??= readKeyFile(dataDir);
    return key;
  };
}

function readKeyFile(dataDir: string): KeyObject {
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // flushed to disk before a secret is encrypted with it; `wx` never overwrites an existing key
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = parseSecretKey(readFileSync(file, 'utf8').trim());
  if (!key) throw new Error('secret.key in the data folder is not a key of 32 bytes: restore the original file');
  return key;
}
