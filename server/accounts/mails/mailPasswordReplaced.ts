import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';

const TEXTS = {
  en: {
    subject: 'Our team set a new password for your Rumbo account',
    what: 'Our team set a new password for your account, and everybody who was signed in with the old one was signed out.',
    how: 'If you were not told the new one, or would rather have one that only you know, choose it here.',
    action: 'Choose my own password',
    closing: 'If you did not expect this, choose your own password and write to our support.',
  },
  es: {
    subject: 'Nuestro equipo puso una contraseña nueva en su cuenta de Rumbo',
    what: 'Nuestro equipo puso una contraseña nueva en su cuenta, y se cerraron las sesiones abiertas con la anterior.',
    how: 'Si no le dijeron la nueva, o prefiere una que solo usted conozca, elíjala aquí.',
    action: 'Elegir mi propia contraseña',
    closing: 'Si no lo esperaba, elija su propia contraseña y escriba a nuestro soporte.',
  },
  pt: {
    subject: 'Nossa equipe definiu uma nova senha para a sua conta do Rumbo',
    what: 'Nossa equipe definiu uma nova senha para a sua conta, e as sessões abertas com a anterior foram encerradas.',
    how: 'Se ninguém lhe disse a nova, ou se você prefere uma que só você conheça, escolha aqui.',
    action: 'Escolher minha própria senha',
    closing: 'Se você não esperava por isso, escolha sua própria senha e escreva para o nosso suporte.',
  },
};

/** When staff set somebody's password: it says so, and never which. */
export async function mailPasswordReplaced(
  { userId }: JobPayloads['mailPasswordReplaced'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  const { subject, what, how, action, closing } = TEXTS[user.language];
  await mail.send({
    to: user.email,
    key: `password-replaced-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [what, how],
      action: { label: action, url: `${publicUrl}/users/forgot` },
      closing,
    }),
  });
}
