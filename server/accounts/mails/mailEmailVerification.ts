import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { renewToken } from '#server/mailed-links/mailedLinks.ts';
import { provedOwner } from '../user/proveEmail.ts';

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

const TAKEN = {
  en: {
    subject: 'You have an account at Rumbo',
    why: 'Somebody, perhaps you, gave this email to Rumbo, where it has an account already. Sign in with it; if you forgot your password, choose a new one with "Forgot my password".',
    action: 'Sign in',
    closing: 'If it was not you, there is nothing to do: your account stays as it is.',
  },
  es: {
    subject: 'Ya tiene una cuenta en Rumbo',
    why: 'Alguien, quizás usted, escribió este correo en Rumbo, donde ya tiene una cuenta. Ingrese con él; si olvidó su contraseña, elija una nueva con "Olvidé mi contraseña".',
    action: 'Ingresar',
    closing: 'Si no fue usted, no tiene que hacer nada: su cuenta queda como está.',
  },
  pt: {
    subject: 'Você já tem uma conta no Rumbo',
    why: 'Alguém, talvez você, informou este e-mail ao Rumbo, onde ele já tem uma conta. Entre com ele; se esqueceu sua senha, escolha uma nova em "Esqueci minha senha".',
    action: 'Entrar',
    closing: 'Se não foi você, não precisa fazer nada: sua conta fica como está.',
  },
};

/**
 * To an address that somebody gave: with a link that proves it or, where another account has proved it, with the advice
 * to use that one. What was typed beside the address is not in it.
 */
export async function mailEmailVerification(
  { linkId: id }: JobPayloads['mailEmailVerification'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const link = await db.prisma.mailedLink.findUnique({ where: { id }, include: { user: true } });
  if (!link?.user || link.usedAt) return;
  const { user, email } = link;
  const { language } = user;
  const to = { to: email, key: `verify-${job.id}` };
  const owner = await provedOwner(db.prisma, email, user.id);
  if (owner) {
    const { subject, why, action, closing } = TAKEN[owner.language];
    const letter = { language: owner.language, subject, greeting: greeting(owner.language, owner), paragraphs: [why] };
    await mail.send({
      ...to,
      ...writeLetter({ ...letter, action: { label: action, url: `${publicUrl}/users/login` }, closing }),
    });
    return;
  }
  const token = await renewToken(db.prisma, id);
  const { subject, why, howLong, action, closing } = TEXTS[language];
  await mail.send({
    ...to,
    ...writeLetter({
      language,
      subject,
      greeting: greeting(language, user),
      paragraphs: [why, howLong],
      action: { label: action, url: `${publicUrl}/users/verify-email?token=${token}` },
      closing,
    }),
  });
}
