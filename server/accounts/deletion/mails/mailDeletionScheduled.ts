import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { DELETION_TERMS } from './deletionTerms.ts';

const TEXTS = {
  en: {
    subject: 'Your Rumbo account will be deleted',
    what: (until: string) =>
      `You confirmed that your account is to be deleted, and everybody who was signed in to it was signed out. It is deleted in the night after ${until}.`,
    how: 'Have you changed your mind? Sign in before then and press "Keep my account". After that it cannot be undone.',
    action: 'Sign in and keep my account',
    closing: 'If it was not you, sign in, keep the account and choose a new password at once.',
  },
  es: {
    subject: 'Su cuenta de Rumbo se eliminará',
    what: (until: string) =>
      `Usted confirmó que su cuenta debe eliminarse, y se cerraron todas las sesiones abiertas. Se elimina en la noche después del ${until}.`,
    how: '¿Cambió de idea? Ingrese antes y presione "Conservar mi cuenta". Después no se puede deshacer.',
    action: 'Ingresar y conservar mi cuenta',
    closing: 'Si no fue usted, ingrese, conserve la cuenta y elija enseguida una contraseña nueva.',
  },
  pt: {
    subject: 'Sua conta do Rumbo será excluída',
    what: (until: string) =>
      `Você confirmou que sua conta deve ser excluída, e todas as sessões abertas foram encerradas. Ela é excluída na noite depois de ${until}.`,
    how: 'Mudou de ideia? Entre antes disso e pressione "Manter minha conta". Depois não é possível desfazer.',
    action: 'Entrar e manter minha conta',
    closing: 'Se não foi você, entre, mantenha a conta e escolha imediatamente uma nova senha.',
  },
};

/** Until when it can be undone, and how. */
export async function mailDeletionScheduled(
  { userId }: JobPayloads['mailDeletionScheduled'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user?.deletionDueAt) return;
  const { language, deletionDueAt } = user;
  // with the hour and its zone: we do not know where the reader is
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const { subject, what, how, action, closing } = TEXTS[language];
  await mail.send({
    to: user.email,
    key: `deletion-scheduled-${job.id}`,
    ...writeLetter({
      language,
      subject,
      greeting: greeting(language, user),
      paragraphs: [what(`${until.format(deletionDueAt)} UTC`), how, ...DELETION_TERMS[language]],
      action: { label: action, url: `${publicUrl}/users/login?next=%2Fusers%2Fprofile` },
      closing,
    }),
  });
}
