import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { Conflict } from '#server/platform/errors.ts';

/**
 * Throws `Conflict` when the account cannot go because no super admin would be left, not counting those who are going
 * too. Only so that it is said early: what holds is the trigger, when accounts are deleted.
 */
export async function assertNotLastAdmin(
  tx: Prisma.TransactionClient,
  { id, isSuperAdmin }: Pick<User, 'id' | 'isSuperAdmin'>,
): Promise<void> {
  if (!isSuperAdmin) return;
  const others = { id: { not: id }, isSuperAdmin: true, disabledAt: null, deletionDueAt: null };
  if ((await tx.user.count({ where: others })) === 0) throw new Conflict('user.lastAdmin');
}
