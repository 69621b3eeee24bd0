import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import type { Job } from '#server/jobs/job.ts';
import type { FactorChange } from '#server/jobs/jobPayloads.ts';
import { mailUser } from '#server/mail/letter.ts';

export async function addFactorMail(tx: Prisma.TransactionClient, userId: number, change: FactorChange): Promise<void> {
  await addJob(tx, 'mailFactorChanged', { userId, change });
}

/** Notifies the owner of the account, in case another person has changed its second factors. */
export const mailFactorChanged: Job<'mailFactorChanged'> = async ({ userId, change }, { db, mail, publicUrl }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  await mailUser(mail, user, {
    key: `factor-${job.id}`,
    name: 'factorChanged',
    paragraphs: (words) => [words(`mail.factorChanged.${change}`)],
    url: `${publicUrl}/users/security`,
  });
};
