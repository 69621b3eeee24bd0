import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { aboutOf, findLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { SUSPICION } from './answerSuspicion.ts';

const SHOWN = { include: { provider: { select: { businessName: true } } } } as const;
export type FollowedReport = Prisma.ProviderReportGetPayload<typeof SHOWN>;

const refused = () => new Invalid('report.link', { field: 'token' });

/** The report of the mailed link, for its reporter. Throws `Invalid`, `TooManyRequests`. */
export async function loadReport({ db, limits, network }: Context, token: string): Promise<FollowedReport> {
  await limits.count('status', network);
  const link = await findLink(db.prisma, 'report', token);
  const report =
    link && (await db.prisma.providerReport.findFirst({ where: { id: aboutOf(token), email: link.email }, ...SHOWN }));
  if (!report) throw refused();
  return report;
}

/**
 * The minimum number of days between mails to a business that has not answered, as one answer covers all suspicions.
 */
const QUIET_DAYS = 14;

/**
 * Confirms a report for its reporter: staff see it now, and the business is notified of a suspicion of fraud, unless it
 * still has to answer an earlier mail. Confirming it again changes nothing. Throws the errors of `loadReport`.
 */
export async function confirmReport(context: Context, token: string): Promise<FollowedReport> {
  const { id, state, kind, providerId } = await loadReport(context, token);
  if (state === 'unproved')
    await context.db.prisma.$transaction(async (tx) => {
      const { count } = await tx.providerReport.updateMany({ where: { id, state }, data: { state: 'pending' } });
      if (count === 0 || kind !== 'fraud') return;
      const lately = new Date(Date.now() - QUIET_DAYS * 86_400_000);
      const unanswered = { ...SUSPICION, providerId, id: { not: id }, answeredAt: null, createdAt: { gt: lately } };
      if (!(await tx.providerReport.count({ where: unanswered }))) await addJob(tx, 'mailSuspicion', { reportId: id });
    });
  return loadReport(context, token);
}
