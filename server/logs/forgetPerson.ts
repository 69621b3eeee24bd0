import type { Prisma } from '#server/generated/prisma/client.ts';

/**
 * Removes a person's e-mail address and names from the entries about them, permanently. For the transaction that
 * deletes their account, which removes the author from their own entries.
 */
export async function forgetPerson(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  // the trigger that protects the log only allows this update, and only for the user set here
  await tx.$queryRaw`select set_config('rumbo.forget_user', ${String(userId)}, true)`;
  await tx.$executeRaw`update logs set before = rules.without_person(before), after = rules.without_person(after)
    where subject = 'user' and subject_id = ${userId} and (before is not null or after is not null)`;
}
