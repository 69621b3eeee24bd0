import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { forgetPerson } from '#server/logs/forgetPerson.ts';
import { forgetLinksTo } from '#server/mailed-links/mailedLinks.ts';
import { unlinkBusinesses } from '#server/providers/own/unlinkBusinesses.ts';

/**
 * Deletes an account and its personal data: its e-mail and names are removed from the log, and businesses that were
 * registered with its verified e-mail lose that link. Records of its actions remain, without the user's name.
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
