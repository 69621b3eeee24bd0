import { randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/db.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    /** The key that signs the cookie of known browsers and the challenges for passkeys. */
    browserSecret: string;
  }
}

const NAMES = ['botCheckSecret', 'browserSecret'] as const;

/** Secrets of 256 random bits each, stored in the database, so that all processes accept the same signatures. */
export type SharedSecrets = Record<(typeof NAMES)[number], string>;

/** Creates missing secrets. Does not use Prisma, whose engine is slow to load. */
export async function loadSharedSecrets({ pool }: Db): Promise<SharedSecrets> {
  await pool.query(
    `insert into settings (key, value) select key, to_jsonb(secret) from unnest($1::text[], $2::text[]) as made (key, secret)
     on conflict do nothing`,
    [NAMES, NAMES.map(() => randomBytes(32).toString('hex'))],
  );
  const { rows } = await pool.query<{ key: keyof SharedSecrets; secret: string }>(
    `select key, value #>> '{}' as secret from settings where key = any ($1)`,
    [NAMES],
  );
  return Object.fromEntries(rows.map(({ key, secret }) => [key, secret])) as SharedSecrets;
}
