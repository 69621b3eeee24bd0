import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Context } from '#server/graphql/context.ts';
import { openSecret, sealSecret } from '#server/platform/sealSecret.ts';

type Parts = Pick<Context, 'db' | 'secretKey'>;

export const ALGORITHM = 'ES256';
const SETTING = 'recordKeys';
const DAY_MS = 86_400_000;
/**
 * The period for which a key signs. The next key is published before it signs, so that copies of the key set contain it
 * in time.
 */
const SIGNS_MS = 365 * DAY_MS;
const OVERLAP_MS = 7 * DAY_MS;
const KEPT_MS = 60_000;

/** A stored key: public keys are kept, so that old records can be verified. */
interface StoredKey {
  publicKey: JWK & { kid: string };
  /** The private key, encrypted with the key of the installation. */
  sealed: string;
  createdAt: string;
}

const ownerOf = (kid: string) => `recordKey:${kid}`;
const kept = new WeakMap<object, { keys: StoredKey[]; until: number }>();

/** All keys, oldest first. Creates the first key, and the next key when one is about to expire. */
async function loadKeys({ db, secretKey }: Parts, now = Date.now()): Promise<StoredKey[]> {
  const known = kept.get(db.pool);
  if (known && known.until > now) return known.keys;
  const stored = await readKeys(db.pool);
  const newest = stored.at(-1);
  const isEnough = newest && ageOf(newest, now) < SIGNS_MS - OVERLAP_MS && open(secretKey, newest) !== null;
  const keys = isEnough ? stored : await addKey({ db, secretKey }, stored.length, now);
  kept.set(db.pool, { keys, until: now + KEPT_MS });
  return keys;
}

const ageOf = ({ createdAt }: StoredKey, now: number) => now - Date.parse(createdAt);
const open = (secretKey: Parts['secretKey'], { publicKey, sealed }: StoredKey) =>
  openSecret(secretKey(), ownerOf(publicKey.kid), sealed);

async function readKeys(pool: Parts['db']['pool']): Promise<StoredKey[]> {
  const { rows } = await pool.query<{ value: StoredKey[] }>('select value from settings where key = $1', [SETTING]);
  return rows[0]?.value ?? [];
}

/** Adds a key, unless another process has just done so. */
async function addKey({ db, secretKey }: Parts, count: number, now: number): Promise<StoredKey[]> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const secret = JSON.stringify(await exportJWK(privateKey));
  const added: StoredKey = {
    publicKey: { ...jwk, kid, alg: ALGORITHM, use: 'sig' },
    sealed: sealSecret(secretKey(), ownerOf(kid), secret),
    createdAt: new Date(now).toISOString(),
  };
  await db.pool.query(
    `insert into settings (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = settings.value || excluded.value where jsonb_array_length(settings.value) = $3`,
    [SETTING, JSON.stringify([added]), count],
  );
  return readKeys(db.pool);
}

/** The current signing key: the newest key published for long enough, or the first key immediately. */
export async function signingKey(parts: Parts, now = Date.now()) {
  const usable = (await loadKeys(parts, now)).flatMap((key) => {
    const secret = open(parts.secretKey, key);
    return secret === null ? [] : [{ key, secret }];
  });
  const published = usable.findLast(({ key }) => ageOf(key, now) >= OVERLAP_MS) ?? usable[0]!;
  const { kid } = published.key.publicKey;
  return { kid, privateKey: await importJWK(JSON.parse(published.secret) as JWK, ALGORITHM) };
}

/** The public keys, in the format of `/.well-known/jwks.json`. */
export async function publicKeys(parts: Parts): Promise<{ keys: JWK[] }> {
  return { keys: (await loadKeys(parts)).map(({ publicKey }) => publicKey) };
}
