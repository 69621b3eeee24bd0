import type { Prisma } from '#server/generated/prisma/client.ts';

/** Forgets by whose e-mail businesses were pre-registered. They stay, and nobody is tied to them by it any more. */
export async function unlinkBusinesses(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.provider.updateMany({ where: { applicantEmail: email }, data: { applicantEmail: null } });
}
