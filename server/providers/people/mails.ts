import { wordsIn } from '#server/i18n/messages.ts';
import type { Job } from '#server/jobs/job.ts';
import { harmless, mailUser, writeLetter } from '#server/mail/letter.ts';
import { REACHED } from '#server/mail/reached.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';

/**
 * Mails an invitation to an address that may have no account: in the language of its account, otherwise of the inviting
 * user.
 */
export const mailBusinessInvitation: Job<'mailBusinessInvitation'> = async (
  { invitationId },
  { db, mail, publicUrl },
  job,
) => {
  const invitation = await db.prisma.providerInvitation.findUnique({
    where: { id: invitationId },
    include: { provider: true, invitedBy: true },
  });
  if (!invitation) return;
  const { email, role, provider, invitedBy, providerId } = invitation;
  const account = await db.prisma.user.findFirst({ where: { email, ...REACHED }, select: { language: true } });
  const language = account?.language ?? invitedBy?.language ?? provider.language;
  const words = wordsIn(language);
  const { token } = await createLink(db.prisma, {
    kind: 'invitation',
    email,
    owner: { providerId },
    about: invitationId,
  });
  const names = { business: harmless(provider.businessName), person: harmless(invitedBy?.displayName ?? '') };
  await mail.send({
    to: email,
    key: `business-invitation-${job.id}`,
    ...writeLetter({
      language,
      subject: words('mail.businessInvitation.subject'),
      greeting: words('mail.hello'),
      paragraphs: [
        words('mail.businessInvitation.text', { ...names, role }),
        words('mail.businessInvitation.how', { email }),
      ],
      action: {
        label: words('mail.businessInvitation.action'),
        url: `${publicUrl}/users/business-invitation?token=${token}`,
      },
      closing: words('mail.businessInvitation.closing'),
    }),
  });
};

const peoplePage = (publicUrl: string, providerId: number) => `${publicUrl}/dashboard/businesses/${providerId}/people`;

/** Mails the other owners that a new member has joined their business. */
export const mailPersonJoined: Job<'mailPersonJoined'> = async (
  { providerId, userId },
  { db, mail, publicUrl },
  job,
) => {
  const where = { providerId_userId: { providerId, userId } };
  const joined = await db.prisma.providerUser.findUnique({ where, include: { user: true, provider: true } });
  if (!joined) return;
  const owners = await db.prisma.providerUser.findMany({
    where: { providerId, role: 'owner', userId: { not: userId }, user: REACHED },
    include: { user: true },
  });
  const { role, provider } = joined;
  const names = { business: harmless(provider.businessName), person: harmless(joined.user.displayName) };
  for (const { user } of owners)
    await mailUser(mail, user, {
      key: `person-joined-${job.id}-${user.id}`,
      name: 'personJoined',
      paragraphs: (words) => [words('mail.personJoined.text', { ...names, role })],
      url: peoplePage(publicUrl, providerId),
    });
};

/** Mails a person who has left a business. */
export const mailPersonRemoved: Job<'mailPersonRemoved'> = async ({ providerId, userId }, { db, mail }, job) => {
  const user = await db.prisma.user.findFirst({ where: { id: userId, ...REACHED } });
  const provider = await db.prisma.provider.findUnique({ where: { id: providerId } });
  if (!user || !provider) return;
  const business = harmless(provider.businessName);
  await mailUser(mail, user, {
    key: `person-removed-${job.id}`,
    name: 'personRemoved',
    paragraphs: (words) => [words('mail.personRemoved.text', { business })],
  });
};
