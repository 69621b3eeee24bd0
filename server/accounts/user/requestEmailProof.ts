import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { createLink, endLinks } from '#server/mailed-links/mailedLinks.ts';

/**
 * Mails a link to verify an e-mail. A new e-mail replaces the account's when the link is used. Invalidates the previous
 * link.
 */
export async function requestEmailProof(
  tx: Prisma.TransactionClient,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  await endLinks(tx, userId, 'email');
  const { id } = await createLink(tx, { kind: 'email', email, owner: { userId } });
  await addJob(tx, 'mailEmailVerification', { linkId: id });
}
