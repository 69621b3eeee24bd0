import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { harmless } from '#server/mail/harmless.ts';
import { writeLetter } from '#server/mail/letter.ts';

const TEXTS = {
  en: {
    subject: 'A new access token for your Rumbo account',
    what: (name: string) =>
      `An access token named "${name}" was made in your account. A program with it can do what the token allows, in your name.`,
    action: 'See your tokens',
    closing: 'If it was not you, revoke the token and choose a new password at once.',
  },
  es: {
    subject: 'Un nuevo token de acceso en su cuenta de Rumbo',
    what: (name: string) =>
      `Se creó en su cuenta un token de acceso llamado "${name}". Un programa que lo tenga puede hacer en su nombre lo que el token permite.`,
    action: 'Ver sus tokens',
    closing: 'Si no fue usted, revoque el token y elija enseguida una contraseña nueva.',
  },
  pt: {
    subject: 'Um novo token de acesso na sua conta do Rumbo',
    what: (name: string) =>
      `Um token de acesso chamado "${name}" foi criado na sua conta. Um programa com ele pode fazer em seu nome o que o token permite.`,
    action: 'Ver seus tokens',
    closing: 'Se não foi você, revogue o token e escolha imediatamente uma nova senha.',
  },
};

/** Notifies the owner of the account, in case another person has created the token. */
export async function mailTokenCreated(
  { tokenId }: JobPayloads['mailTokenCreated'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const token = await db.prisma.accessToken.findUnique({ where: { id: tokenId }, include: { user: true } });
  if (!token?.user) return;
  const { user, name } = token;
  const { subject, what, action, closing } = TEXTS[user.language];
  await mail.send({
    to: user.email,
    key: `token-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject,
      greeting: greeting(user.language, user),
      paragraphs: [what(harmless(name))],
      action: { label: action, url: `${publicUrl}/users/tokens` },
      closing,
    }),
  });
}
