import { randomBytes } from 'node:crypto';
import type { Db } from '../db.ts';

type Name = 'botCheckSecret' | 'browserSecret';

const kept = new WeakMap<Db, Map<Name, Promise<string>>>();

/** 256 random bits, in the database, so that each of several processes accepts what another one signed. */
export function sharedSecret(db: Db, name: Name): Promise<string> {
  const secrets = kept.get(db) ?? new Map<Name, Promise<string>>();
  kept.set(db, secrets);
  const known = secrets.get(name);
  if (known) return known;
  const asked = readSecret(db, name);
  secrets.set(name, asked);
  // a database that was away is asked again
  asked.catch(() => secrets.delete(name));
  return asked;
}

async function readSecret({ prisma }: Db, key: Name): Promise<string> {
  await prisma.setting.createMany({
    data: [{ key, value: randomBytes(32).toString('hex') }],
    skipDuplicates: true,
  });
  const { value } = await prisma.setting.findUniqueOrThrow({ where: { key } });
  return String(value);
}
