import type { Job } from '#server/jobs/job.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { mailUser } from '#server/mail/letter.ts';
import { createLink, renewToken, VALID_MS } from '#server/mailed-links/mailedLinks.ts';
import { accountsOf, provedOwner } from './proveEmail.ts';

const INVITATION_DAYS = 7;

// The jobs create the tokens of links, so that the queue never stores a token, and the lifetime of a link begins when
// it is mailed.

export const mailPasswordReset: Job<'mailPasswordReset'> = async (
  { email, requestId },
  { db, mail, publicUrl },
  job,
) => {
  const [user] = await accountsOf(db.prisma, email, 1);
  if (!user || user.disabledAt) return;
  const token = await db.prisma.$transaction(async (tx) => {
    await writeLog(tx, { viewer: null, requestId }, { code: 'passwordResetRequested', userId: user.id });
    return (await createLink(tx, { kind: 'password', email, owner: { userId: user.id } })).token;
  });
  const minutes = VALID_MS.password / 60_000;
  await mailUser(mail, user, {
    to: email,
    key: `reset-${job.id}`,
    name: 'passwordReset',
    paragraphs: (words) => [words('mail.passwordReset.why'), words('mail.passwordReset.howLong', { minutes })],
    url: `${publicUrl}/users/password-reset?token=${token}`,
  });
};

export const mailPasswordChanged: Job<'mailPasswordChanged'> = async ({ userId }, { db, mail, publicUrl }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  await mailUser(mail, user, {
    key: `password-${job.id}`,
    name: 'passwordChanged',
    paragraphs: (words) => [words('mail.passwordChanged.what')],
    url: `${publicUrl}/users/forgot`,
  });
};

/** Notifies a user that staff have set their password. The mail does not contain the password. */
export const mailPasswordReplaced: Job<'mailPasswordReplaced'> = async ({ userId }, { db, mail, publicUrl }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  await mailUser(mail, user, {
    key: `password-replaced-${job.id}`,
    name: 'passwordReplaced',
    paragraphs: (words) => [words('mail.passwordReplaced.what'), words('mail.passwordReplaced.how')],
    url: `${publicUrl}/users/forgot`,
  });
};

/** Invites a user whose account staff created without a password. */
export const mailInvitation: Job<'mailInvitation'> = async ({ userId }, { db, mail, publicUrl }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user || user.disabledAt || user.passwordHash) return;
  const { email } = user;
  const validMs = INVITATION_DAYS * 86_400_000;
  const { token } = await createLink(db.prisma, { kind: 'password', email, owner: { userId }, validMs });
  await mailUser(mail, user, {
    key: `invitation-${job.id}`,
    name: 'invitation',
    paragraphs: (words) => [
      words('mail.invitation.why', { email }),
      words('mail.invitation.howLong', { days: INVITATION_DAYS }),
    ],
    url: `${publicUrl}/users/password-reset?token=${token}`,
  });
};

/**
 * Mails the entered address a link that verifies it, or the advice to use the account that has already verified it.
 * Contains no other entered text.
 */
export const mailEmailVerification: Job<'mailEmailVerification'> = async (
  { linkId: id },
  { db, mail, publicUrl },
  job,
) => {
  const link = await db.prisma.mailedLink.findUnique({ where: { id }, include: { user: true } });
  if (!link?.user || link.usedAt) return;
  const { user, email } = link;
  const to = { to: email, key: `verify-${job.id}` };
  const owner = await provedOwner(db.prisma, email, user.id);
  if (owner)
    return mailUser(mail, owner, {
      ...to,
      name: 'emailTaken',
      paragraphs: (words) => [words('mail.emailTaken.why')],
      url: `${publicUrl}/users/login`,
    });
  const token = await renewToken(db.prisma, id);
  await mailUser(mail, user, {
    ...to,
    name: 'emailVerification',
    paragraphs: (words) => [
      words(user.email === email ? 'mail.emailVerification.why' : 'mail.emailVerification.newEmail'),
      words('mail.emailVerification.howLong'),
    ],
    url: `${publicUrl}/users/verify-email?token=${token}`,
  });
};

/** Notifies the previous address of a changed e-mail, so that the owner notices when an account was taken over. */
export const mailEmailChanged: Job<'mailEmailChanged'> = async ({ userId, formerEmail }, { db, mail }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  await mailUser(mail, user, {
    to: formerEmail,
    key: `email-changed-${job.id}`,
    name: 'emailChanged',
    paragraphs: (words) => [words('mail.emailChanged.what', { email: user.email })],
  });
};
