import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';

const TEXTS = {
  en: {
    subject: 'Your Rumbo account has another email now',
    what: (email: string) => `Your account's email was changed to ${email}. From now on you sign in with that one.`,
    closing: 'If it was not you, write to our support at once.',
  },
  es: {
    subject: 'Su cuenta de Rumbo ahora tiene otro correo',
    what: (email: string) => `El correo de su cuenta se cambió a ${email}. Desde ahora ingresa con ese.`,
    closing: 'Si no fue usted, escriba enseguida a nuestro soporte.',
  },
  pt: {
    subject: 'Sua conta do Rumbo agora tem outro e-mail',
    what: (email: string) => `O e-mail da sua conta foi alterado para ${email}. A partir de agora você entra com ele.`,
    closing: 'Se não foi você, escreva imediatamente para o nosso suporte.',
  },
};

/** To the former address: if somebody took the account over, its owner learns of it there. */
export async function mailEmailChanged(
  { userId, formerEmail }: JobPayloads['mailEmailChanged'],
  { db, mail }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  const { subject, what, closing } = TEXTS[user.language];
  await mail.send({
    to: formerEmail,
    key: `email-changed-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [what(user.email)],
      closing,
    }),
  });
}
