import type { JobPayloads } from '../../jobs/jobPayloads.ts';
import type { JobContext, JobInfo } from '../../jobs/worker.ts';
import { greeting } from '../../mail/greeting.ts';
import { writeLetter } from '../../mail/letter.ts';
import { issueVerificationToken } from '../emailVerification.ts';

const TEXTS = {
  en: {
    subject: 'Confirm your email for Rumbo',
    why: 'Please confirm that this email is yours. Businesses that you registered with it are then tied to your account.',
    howLong: 'The link works for seven days.',
    action: 'Confirm this email',
    closing: 'If you have no account at Rumbo, somebody mistyped their email: there is nothing to do.',
  },
  es: {
    subject: 'Confirme su correo para Rumbo',
    why: 'Por favor confirme que este correo es suyo. Las empresas que registró con él quedarán unidas a su cuenta.',
    howLong: 'El enlace sirve durante siete días.',
    action: 'Confirmar este correo',
    closing: 'Si no tiene una cuenta en Rumbo, alguien escribió mal su correo: no tiene que hacer nada.',
  },
  pt: {
    subject: 'Confirme seu e-mail para o Rumbo',
    why: 'Confirme que este e-mail é seu. As empresas que você cadastrou com ele ficarão ligadas à sua conta.',
    howLong: 'O link funciona por sete dias.',
    action: 'Confirmar este e-mail',
    closing: 'Se você não tem conta no Rumbo, alguém errou o próprio e-mail: não precisa fazer nada.',
  },
};

export async function mailEmailVerification(
  { verificationId: id }: JobPayloads['mailEmailVerification'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const verification = await db.prisma.emailVerification.findUnique({ where: { id }, include: { user: true } });
  if (!verification?.user || verification.usedAt) return;
  const { user, email } = verification;
  const token = await issueVerificationToken(db.prisma, id);
  const { subject, why, howLong, action, closing } = TEXTS[user.language];
  await mail.send({
    to: email,
    key: `verify-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [why, howLong],
      action: { label: action, url: `${publicUrl}/users/verify-email?token=${token}` },
      closing,
    }),
  });
}
