import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { harmless } from '#server/mail/harmless.ts';
import { writeLetter } from '#server/mail/letter.ts';

/** Notifies the owner of the account, in case another person has created the token. */
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
