import type { Prisma } from '#server/generated/prisma/client.ts';

/** Whether the account has a second factor: a passkey, or an authenticator app that is confirmed. */
export async function hasSecondFactor(
  tx: Pick<Prisma.TransactionClient, 'passkey' | 'totp'>,
  userId: number,
): Promise<boolean> {
  return (
    (await tx.totp.count({ where: { userId, confirmedAt: { not: null } } })) > 0 ||
    (await tx.passkey.count({ where: { userId } })) > 0
  );
}
