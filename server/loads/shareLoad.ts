import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';
import { parseKey } from './keepLoads.ts';
import { findShared, type LoadShape } from './readLoads.ts';

const LASTS_MS = 30 * 86_400_000;

/**
 * Creates a link to a load, which replaces the previous link. Only the hash of its token is stored. Throws `Invalid`,
 * `NotFound`.
 */
export async function shareLoad(tx: Prisma.TransactionClient, userId: number, key: string) {
  const token = newToken();
  const endsAt = new Date(Date.now() + LASTS_MS);
  await changeLink(tx, userId, key, { linkHash: tokenHash(token), linkEndsAt: endsAt });
  return { token, endsAt };
}

/** Ends the link of a load. Ending it again is not an error. Throws `Invalid`, `NotFound`. */
export const endLoadLink = (tx: Prisma.TransactionClient, userId: number, key: string) =>
  changeLink(tx, userId, key, { linkHash: null, linkEndsAt: null });

/** Ends the links of all loads of an account, because an intruder may have created them. */
export async function endLoadLinks(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.load.updateMany({ where: { userId }, data: { linkHash: null, linkEndsAt: null } });
}

async function changeLink(
  tx: Prisma.TransactionClient,
  userId: number,
  key: string,
  data: Prisma.LoadUpdateManyMutationInput,
): Promise<void> {
  const { count } = await tx.load.updateMany({ where: { userId, key: parseKey(key) }, data });
  if (count === 0) throw new NotFound('load.notFound');
}

/** The load of a link. Throws `Invalid` for an expired or unknown link, and `TooManyRequests` after many such links. */
export async function readShared({ db, limits, network }: Context, token: string): Promise<LoadShape> {
  const load = await findShared(db.prisma, tokenHash(token));
  if (load) return load;
  await limits.count('reset', network);
  throw new Invalid('load.link', { field: 'token' });
}
