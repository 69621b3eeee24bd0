import type { Prisma } from '#server/generated/prisma/client.ts';

/**
 * Takes a person's e-mail and names out of the entries that are about them, for good: for the transaction that deletes
 * their account, which takes them off what they did.
 */
export async function forgetPerson(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  // the trigger that keeps the log lets only this pass, and only for the person who is named here
  await tx.$queryRaw`select set_config('rumbo.forget_user', ${String(userId)}, true)`;
  await tx.$executeRaw`update logs set before = rules.without_person(before), after = rules.without_person(after)
    where subject = 'user' and subject_id = ${userId} and (before is not null or after is not null)`;
}
