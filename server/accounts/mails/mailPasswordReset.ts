import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { createLink, VALID_MS } from '#server/mailed-links/mailedLinks.ts';
import { accountsOf } from '../user/accountsOf.ts';

const VALID_MINUTES = VALID_MS.password / 60_000;

const TEXTS = {
  en: {
    subject: 'Choose a new password for Rumbo',
    why: 'Somebody, we hope you, asked to choose a new password for your account.',
    howLong: `The link works once, for ${VALID_MINUTES} minutes.`,
    action: 'Choose a new password',
    closing: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  es: {
    subject: 'Elija una contraseña nueva para Rumbo',
    why: 'Alguien, esperamos que usted, pidió elegir una contraseña nueva para su cuenta.',
    howLong: `El enlace sirve una sola vez, durante ${VALID_MINUTES} minutos.`,
    action: 'Elegir una contraseña nueva',
    closing: 'Si no fue usted, no tiene que hacer nada: su contraseña queda como está.',
  },
  pt: {
    subject: 'Escolha uma nova senha para o Rumbo',
    why: 'Alguém, esperamos que você, pediu para escolher uma nova senha para a sua conta.',
    howLong: `O link funciona uma única vez, por ${VALID_MINUTES} minutos.`,
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, não precisa fazer nada: sua senha continua como está.',
  },
};

/** The token is made here, when the mail is: so it never waits in a queue, and its time starts when it is sent. */
export async function mailPasswordReset(
  { email, requestId }: JobPayloads['mailPasswordReset'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const [user] = await accountsOf(db.prisma, email, 1);
  if (!user || user.disabledAt) return;
  const token = await db.prisma.$transaction(async (tx) => {
    await writeLog(tx, { viewer: null, requestId }, { message: 'Password reset requested', userId: user.id });
    return (await createLink(tx, { kind: 'password', email, owner: { userId: user.id } })).token;
  });
  const { subject, why, howLong, action, closing } = TEXTS[user.language];
  await mail.send({
    to: email,
    key: `reset-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [why, howLong],
      action: { label: action, url: `${publicUrl}/users/password-reset?token=${token}` },
      closing,
    }),
  });
}
