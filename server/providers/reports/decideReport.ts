import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { parseReason } from '#server/platform/text.ts';
import { changeProviders, lockProviders } from '../change/changeProvider.ts';
import { setStatus } from '../change/setStatus.ts';

/**
 * Accepts a report or refuses it, and notifies its reporter. Accepting corrects the phone or suspends the closed
 * provider, and notifies the business; staff act on the other kinds themselves. Returns the id of the provider. Throws
 * `Invalid`, `NotFound`, `Conflict` when the report is already decided.
 */
export async function decideReport(
  context: Context,
  {
    reportId,
    isAccepted,
    reason: typed,
  }: { reportId: number; isAccepted: boolean; reason?: string | null | undefined },
): Promise<number> {
  const reason = parseReason(typed, !isAccepted);
  return context.db.prisma.$transaction(async (tx) => {
    const known = await tx.providerReport.findUnique({ where: { id: reportId } });
    if (!known) throw new NotFound('report.none');
    const { providerId } = known;
    await lockProviders(tx, [providerId]);
    const { count } = await tx.providerReport.updateMany({
      where: { id: reportId, state: 'pending' },
      data: {
        state: isAccepted ? 'accepted' : 'refused',
        reason: reason || null,
        decidedById: context.viewer!.id,
        decidedAt: new Date(),
      },
    });
    if (count === 0) throw new Conflict('report.decided');
    if (isAccepted && (known.kind === 'wrong_phone' || known.kind === 'closed')) {
      await changeProviders(tx, context, [providerId], { code: 'reportAccepted' }, () =>
        apply(tx, context, known, reason),
      );
      // a rival may have sent the report
      await addJob(tx, 'mailReportApplied', { reportId });
    } else
      await writeLog(tx, context, {
        code: isAccepted ? 'reportAccepted' : 'reportRefused',
        subject: { type: 'provider', id: providerId },
      });
    await addJob(tx, 'mailReportOutcome', { reportId });
    return providerId;
  });
}

type Tx = Prisma.TransactionClient;
type Report = Prisma.ProviderReportGetPayload<object>;

async function apply(tx: Tx, { viewer }: Context, { providerId, kind, contactId, proposed }: Report, reason: string) {
  const touched = { version: { increment: 1 } };
  if (kind === 'closed') {
    await setStatus(tx, [providerId], 'suspended');
    const { version } = await tx.provider.findUniqueOrThrow({ where: { id: providerId } });
    await tx.providerDecision.create({
      data: { providerId, kind: 'suspended', reason: reason || null, silent: true, version, userId: viewer!.id },
    });
    return;
  }
  const where = { id: contactId ?? 0, providerId };
  if (proposed) await tx.contact.updateMany({ where, data: { contactValue: proposed, typedValue: null } });
  else await tx.contact.deleteMany({ where });
  await tx.provider.update({ where: { id: providerId }, data: touched });
}
