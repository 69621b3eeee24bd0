import type { Prisma } from '#server/generated/prisma/client.ts';
import { isAllowed } from '#server/graphql/access.ts';
import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import { mayReadOwnProviders } from '../access.ts';

/** The providers that are the caller's: those that the partner's programs sent in, or that the person is linked to. */
export function ownProviders({ viewer, token }: Context): Prisma.ProviderWhereInput {
  if (token?.partnerId != null) return { partnerId: token.partnerId };
  return { users: { some: { userId: token?.userId ?? viewer!.id } } };
}

const ownIds = batched(async (context: Context, ids: number[]) => {
  const where = { id: { in: ids }, ...ownProviders(context) };
  const rows = await context.db.prisma.provider.findMany({ where, select: { id: true } });
  const own = new Set(rows.map(({ id }) => id));
  return (id) => own.has(id);
});

/** What this request wrote, which its caller may read back: also a program that may write only. */
const written = new WeakMap<Context, number>();

/** Allows a caller who wrote their own provider to read it in the same request. */
export function showWritten(context: Context, id: number): number {
  written.set(context, id);
  return id;
}

/** Whether the provider is one of the caller's, who may read them. */
export function isOwn(context: Context, id: number): boolean | Promise<boolean> {
  return written.get(context) === id || (isAllowed(mayReadOwnProviders, context) && ownIds(context, id));
}
