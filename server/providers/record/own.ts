import type { Prisma } from '#server/generated/prisma/client.ts';
import { isAllowed } from '#server/graphql/access.ts';
import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import { mayReadOwnProviders } from '../access.ts';

/** The condition for providers submitted by programs of partners, until a person owns them. */
export const ofPartners = { users: { none: {} } } satisfies Prisma.ProviderWhereInput;

/**
 * The caller's providers: the providers linked to the user, or submitted by the partner's programs until a person owns
 * them.
 */
export function ownProviders({ viewer, token }: Context): Prisma.ProviderWhereInput {
  if (token?.partnerId != null) return { partnerId: token.partnerId, ...ofPartners };
  return { users: { some: { userId: token?.userId ?? viewer!.id } } };
}

const ownIds = batched(async (context: Context, ids: number[]) => {
  const where = { id: { in: ids }, ...ownProviders(context) };
  const rows = await context.db.prisma.provider.findMany({ where, select: { id: true } });
  const own = new Set(rows.map(({ id }) => id));
  return (id) => own.has(id);
});

/** The provider written in this request, which the caller may read back, even a program without the right to read. */
const written = new WeakMap<Context, number>();

/** Allows a caller who wrote their own provider to read it in the same request. */
export function showWritten(context: Context, id: number): number {
  written.set(context, id);
  return id;
}

/** Whether the caller may read the provider as its owner. */
export function isOwn(context: Context, id: number): boolean | Promise<boolean> {
  return written.get(context) === id || (isAllowed(mayReadOwnProviders, context) && ownIds(context, id));
}
