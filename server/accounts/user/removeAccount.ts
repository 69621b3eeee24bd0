import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { forgetPerson } from '#server/logs/forgetPerson.ts';
import { forgetLinksTo } from '#server/mailed-links/mailedLinks.ts';
import { unlinkBusinesses } from '#server/providers/own/unlinkBusinesses.ts';

/**
 * Deletes an account, and with it the person: their e-mail and names leave the log, and businesses that were registered
 * with an e-mail that they proved are nobody's by it any more. Whatever they did stays, without their name.
 */
export async function removeAccount(
  tx: Prisma.TransactionClient,
  { id, email, emailVerifiedAt }: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  await forgetPerson(tx, id);
  if (emailVerifiedAt) {
    await unlinkBusinesses(tx, email);
    await forgetLinksTo(tx, email);
  }
  await tx.user.delete({ where: { id } });
}
