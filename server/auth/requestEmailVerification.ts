import type { Prisma } from '../generated/prisma/client.ts';
import { addJob } from '../jobs/addJob.ts';
import { createVerification } from './emailVerification.ts';

const VALID_DAYS = 7;

/** Mails a link by which the person proves that the e-mail is theirs. */
export async function requestEmailVerification(
  tx: Prisma.TransactionClient,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  const id = await createVerification(tx, { email, owner: { userId }, days: VALID_DAYS });
  await addJob(tx, 'mailEmailVerification', { verificationId: id });
}
