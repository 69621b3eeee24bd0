import type { Prisma } from '../generated/prisma/client.ts';
import { addJob } from '../jobs/addJob.ts';
import { newToken, tokenHash } from './secrets.ts';

const VALID_DAYS = 7;

/** Mails a link by which the person proves that the e-mail is theirs. */
export async function requestEmailVerification(
  tx: Prisma.TransactionClient,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  const { id } = await tx.emailVerification.create({
    // a hash that nothing has: the job makes the token when it writes the mail, so that none is ever stored
    data: {
      userId,
      email,
      tokenHash: tokenHash(newToken()),
      expiresAt: new Date(Date.now() + VALID_DAYS * 86_400_000),
    },
  });
  await addJob(tx, 'mailEmailVerification', { verificationId: id });
}
