import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { harmless } from '#server/mail/harmless.ts';
import { writeLetter } from '#server/mail/letter.ts';

/** To the person whose account it is: somebody else who made it would not say so. */
export async function mailTokenCreated(
  { tokenId }: JobPayloads['mailTokenCreated'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const token = await db.prisma.accessToken.findUnique({ where: { id: tokenId }, include: { user: true } });
  if (!token?.user) return;
  const { user, name } = token;
  const words = wordsIn(user.language);
  await mail.send({
    to: user.email,
    key: `token-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.tokenCreated.subject'),
      greeting: greeting(user.language, user),
      paragraphs: [words('mail.tokenCreated.what', { name: harmless(name) })],
      action: { label: words('mail.tokenCreated.action'), url: `${publicUrl}/users/tokens` },
      closing: words('mail.tokenCreated.closing'),
    }),
  });
}
