import type { PrismaClient } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJobs } from '#server/jobs/addJob.ts';
import type { Job } from '#server/jobs/job.ts';
import { harmless, mailUser } from '#server/mail/letter.ts';
import { REACHED } from '#server/mail/reached.ts';
import { createLink, findLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { setMonthlyMail } from '#server/providers/people/team.ts';
import { readAnswers } from './answers.ts';
import { dayOf, loadNumbers } from './numbers.ts';

const KEY = 'numbers_mailed';

/** Queues the monthly mails: to the members of each business with views in the previous month. */
export async function queueMonthlyMails(prisma: PrismaClient, now: Date): Promise<void> {
  const month = dayOf(monthOf(now, -1));
  await prisma.$transaction(async (tx) => {
    const stored = await tx.setting.findUnique({ where: { key: KEY } });
    if (stored?.value === month) return;
    await tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value: month }, update: { value: month } });
    const recipients = await tx.providerUser.findMany({
      where: {
        wantsNumbers: true,
        user: REACHED,
        provider: { status: 'approved', days: { some: { day: { gte: new Date(month), lt: monthOf(now, 0) } } } },
      },
      select: { providerId: true, userId: true },
    });
    const jobs = recipients.map((recipient) => ({
      payload: { ...recipient, month },
      key: `numbers:${recipient.providerId}:${recipient.userId}:${month}`,
    }));
    if (jobs.length > 0) await addJobs(tx, 'mailNumbers', jobs);
  });
}

/** The first day of a month: that of the date, or `months` before or after it. */
function monthOf(date: Date, months: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

/** Mails the numbers of a business in a month, with a link that ends these mails. */
export const mailNumbers: Job<'mailNumbers'> = async ({ providerId, userId, month }, { db, mail, publicUrl }, job) => {
  const link = await db.prisma.providerUser.findUnique({
    where: { providerId_userId: { providerId, userId } },
    include: { user: true, provider: true },
  });
  if (!link?.wantsNumbers || !link.user.emailVerifiedAt || link.user.disabledAt || link.provider.status !== 'approved')
    return;
  const { user, provider } = link;
  const { totals } = await loadNumbers(db.pool, providerId, month, dayOf(monthOf(new Date(month), 1)));
  const isLate = (await readAnswers(db.pool, [providerId])).get(providerId) === 'late';
  const number = new Intl.NumberFormat(user.language);
  const pressed = totals.email + totals.phone + totals.whatsapp + totals.website;
  const { token } = await createLink(db.prisma, { kind: 'numbers', email: user.email, owner: { providerId } });
  const endUrl = `${publicUrl}/users/monthly-mail?token=${token}`;
  const business = harmless(provider.businessName);
  const when = new Intl.DateTimeFormat(user.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await mailUser(mail, user, {
    key: `numbers-${job.id}`,
    name: 'numbers',
    paragraphs: (words) => [
      words('mail.numbers.text', { business, month: when.format(new Date(month)) }),
      words('mail.numbers.seen', { count: number.format(totals.seen) }),
      words('mail.numbers.opened', { count: number.format(totals.opened) }),
      words('mail.numbers.pressed', { count: number.format(pressed) }),
      ...(isLate ? [words('mail.numbers.late')] : []),
    ],
    url: `${publicUrl}/dashboard/businesses/${providerId}/numbers`,
    link: (words) => ({ label: words('mail.numbers.end'), url: endUrl }),
    endUrl,
  });
};

/**
 * Ends the monthly mail of a business to the address of the link, and returns the address. A second use is not an
 * error. Only invalid tokens are limited: mail providers send the requests of many users from few addresses. Throws
 * `Invalid`, `TooManyRequests`.
 */
export async function endMonthlyEmail({ db, limits, network }: Context, token: string): Promise<string> {
  const link = await findLink(db.prisma, 'numbers', token);
  if (!link?.providerId) {
    await limits.count('reset', network);
    throw new Invalid('numbers.link', { field: 'token' });
  }
  const user = { email: link.email, emailVerifiedAt: { not: null } };
  await setMonthlyMail(db.prisma, { providerId: link.providerId, user }, false);
  return link.email;
}

/** Turns the monthly mail on or off. Throws `NotFound` for a business that is not the viewer's. */
export async function chooseMonthlyEmail(
  { db, viewer }: Context,
  providerId: number,
  wantsNumbers: boolean,
): Promise<void> {
  const where = { providerId, userId: viewer!.id };
  if (!(await setMonthlyMail(db.prisma, where, wantsNumbers))) throw new NotFound('provider.notFound');
}
