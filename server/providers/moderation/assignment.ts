import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { heldSince } from '../list/queueFlags.ts';

/** The condition for an assignment that is still valid. */
export const heldAssignment = () => ({ since: { gt: heldSince() } }) satisfies Prisma.ProviderAssignmentWhereInput;

/**
 * Assigns a pending provider to the viewer, unless another moderator has it; `takeOver` replaces the other moderator.
 * Does nothing for providers that are not in the queue.
 */
export async function assignProvider({ db, viewer }: Context, providerId: number, takeOver: boolean): Promise<void> {
  await db.pool.query(
    `insert into provider_assignments as held (provider_id, user_id)
       select id, $2 from providers where id = $1 and status = 'waiting'
     on conflict (provider_id) do update set user_id = excluded.user_id, since = now()
       where held.user_id = excluded.user_id or held.since < $3 or $4`,
    [providerId, viewer!.id, heldSince(), takeOver],
  );
}

/** Releases the viewer's assignment, so that other moderators can decide about the provider. */
export async function releaseProvider({ db, viewer }: Context, providerId: number): Promise<void> {
  await db.prisma.providerAssignment.deleteMany({ where: { providerId, userId: viewer!.id } });
}

/** Like `releaseProvider`, for all providers that a moderator has open. */
export async function releaseAll(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.providerAssignment.deleteMany({ where: { userId } });
}

/** The names of the other moderators who have these providers open. */
export async function otherAssignees(
  tx: Prisma.TransactionClient,
  { viewer }: Context,
  providerIds: number[],
): Promise<Map<number, string>> {
  const others = await tx.providerAssignment.findMany({
    where: { providerId: { in: providerIds }, userId: { not: viewer?.id ?? 0 }, ...heldAssignment() },
    select: { providerId: true, user: { select: { displayName: true } } },
  });
  return new Map(others.map(({ providerId, user }) => [providerId, user.displayName]));
}
