import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { DELETION_TERMS } from './deletionTerms.ts';

const TEXTS = {
  en: {
    subject: 'Confirm that your Rumbo account is to be deleted',
    why: 'You asked us to delete your account. Nothing happens until you confirm it.',
    howLong:
      'The link works once, for 24 hours. Your account is then deleted 30 days later; until that day you can sign in and keep it.',
    action: 'Delete my account',
    closing:
      'If it was not you, do not use the link: your account stays. Somebody may know your password, so choose a new one.',
  },
  es: {
    subject: 'Confirme que su cuenta de Rumbo debe eliminarse',
    why: 'Usted nos pidió eliminar su cuenta. No pasa nada hasta que lo confirme.',
    howLong:
      'El enlace sirve una sola vez, durante 24 horas. Su cuenta se elimina 30 días después; hasta ese día puede ingresar y conservarla.',
    action: 'Eliminar mi cuenta',
    closing:
      'Si no fue usted, no use el enlace: su cuenta queda como está. Alguien puede conocer su contraseña, así que elija una nueva.',
  },
  pt: {
    subject: 'Confirme que sua conta do Rumbo deve ser excluída',
    why: 'Você nos pediu para excluir sua conta. Nada acontece até você confirmar.',
    howLong:
      'O link funciona uma única vez, por 24 horas. Sua conta é excluída 30 dias depois; até esse dia você pode entrar e mantê-la.',
    action: 'Excluir minha conta',
    closing:
      'Se não foi você, não use o link: sua conta fica como está. Alguém pode conhecer sua senha, então escolha uma nova.',
  },
};

/** The token is made here, when the mail is: so it never waits in a queue, and its time starts when it is sent. */
export async function mailDeletionRequest(
  { userId }: JobPayloads['mailDeletionRequest'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user || user.disabledAt || user.deletionDueAt) return;
  const { token } = await createLink(db.prisma, { kind: 'deletion', email: user.email, owner: { userId } });
  const { subject, why, howLong, action, closing } = TEXTS[user.language];
  await mail.send({
    to: user.email,
    key: `deletion-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [why, howLong, ...DELETION_TERMS[user.language]],
      action: { label: action, url: `${publicUrl}/users/delete-account?token=${token}` },
      closing,
    }),
  });
}
