import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';

const VALID_DAYS = 7;

const TEXTS = {
  en: {
    subject: 'Your Rumbo account is ready',
    why: (email: string) => `Our team made an account for you at Rumbo. You sign in with the email ${email}.`,
    howLong: `Choose your password first. The link works once, for ${VALID_DAYS} days; after that use "Forgot my password".`,
    action: 'Choose a password',
    closing:
      'If you do not know why you get this, there is nothing to do: nobody can use the account without a password.',
  },
  es: {
    subject: 'Su cuenta de Rumbo está lista',
    why: (email: string) => `Nuestro equipo creó una cuenta para usted en Rumbo. Ingresa con el correo ${email}.`,
    howLong: `Primero elija su contraseña. El enlace sirve una sola vez, durante ${VALID_DAYS} días; después use "Olvidé mi contraseña".`,
    action: 'Elegir una contraseña',
    closing: 'Si no sabe por qué recibe esto, no tiene que hacer nada: nadie puede usar la cuenta sin contraseña.',
  },
  pt: {
    subject: 'Sua conta do Rumbo está pronta',
    why: (email: string) => `Nossa equipe criou uma conta para você no Rumbo. Você entra com o e-mail ${email}.`,
    howLong: `Primeiro escolha sua senha. O link funciona uma única vez, por ${VALID_DAYS} dias; depois use "Esqueci minha senha".`,
    action: 'Escolher uma senha',
    closing: 'Se você não sabe por que recebeu isto, não precisa fazer nada: ninguém usa a conta sem uma senha.',
  },
};

/** To whom staff made an account for without a password. */
export async function mailInvitation(
  { userId }: JobPayloads['mailInvitation'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user || user.disabledAt || user.passwordHash) return;
  const { token } = await createLink(db.prisma, {
    kind: 'password',
    email: user.email,
    owner: { userId },
    validMs: VALID_DAYS * 86_400_000,
  });
  const { subject, why, howLong, action, closing } = TEXTS[user.language];
  await mail.send({
    to: user.email,
    key: `invitation-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [why(user.email), howLong],
      action: { label: action, url: `${publicUrl}/users/password-reset?token=${token}` },
      closing,
    }),
  });
}
