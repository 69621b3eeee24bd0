import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { Conflict } from '#server/platform/errors.ts';

/**
 * Throws `Conflict` when no super admin would remain, not counting accounts with a pending deletion. This is only for
 * an early error message: the trigger enforces the rule when accounts are deleted.
 */
export async function assertNotLastAdmin(
  tx: Prisma.TransactionClient,
  { id, isSuperAdmin }: Pick<User, 'id' | 'isSuperAdmin'>,
): Promise<void> {
  if (!isSuperAdmin) return;
  const others = { id: { not: id }, isSuperAdmin: true, disabledAt: null, deletionDueAt: null };
  if ((await tx.user.count({ where: others })) === 0) throw new Conflict('user.lastAdmin');
}
