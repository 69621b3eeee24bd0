import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';

const TEXTS = {
  en: {
    subject: 'Your Rumbo password was changed',
    what: 'The password of your account was changed, and everybody who was signed in with the old one was signed out.',
    action: 'Recover the account',
    closing: 'If it was you, there is nothing to do. If not, recover the account at once.',
  },
  es: {
    subject: 'Su contraseña de Rumbo cambió',
    what: 'La contraseña de su cuenta cambió, y se cerraron las sesiones abiertas con la anterior.',
    action: 'Recuperar la cuenta',
    closing: 'Si fue usted, no tiene que hacer nada. Si no, recupere la cuenta enseguida.',
  },
  pt: {
    subject: 'Sua senha do Rumbo foi alterada',
    what: 'A senha da sua conta foi alterada, e as sessões abertas com a anterior foram encerradas.',
    action: 'Recuperar a conta',
    closing: 'Se foi você, não precisa fazer nada. Se não, recupere a conta imediatamente.',
  },
};

export async function mailPasswordChanged(
  { userId }: JobPayloads['mailPasswordChanged'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  const { subject, what, action, closing } = TEXTS[user.language];
  await mail.send({
    to: user.email,
    key: `password-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [what],
      action: { label: action, url: `${publicUrl}/users/forgot` },
      closing,
    }),
  });
}
