import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { createLink, endLinks } from '#server/mailed-links/mailedLinks.ts';

/**
 * Mails a link by which a person proves that the e-mail is theirs. One that the account does not have yet becomes its
 * own when the link is used; until then the old one stays. A link that was mailed before ends.
 */
export async function requestEmailProof(
  tx: Prisma.TransactionClient,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  await endLinks(tx, userId, 'email');
  const { id } = await createLink(tx, { kind: 'email', email, owner: { userId } });
  await addJob(tx, 'mailEmailVerification', { linkId: id });
}
