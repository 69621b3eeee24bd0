import type { DecisionKind, Prisma, ProviderStatus } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { removeJobs } from '#server/jobs/addJob.ts';
import { Invalid } from '#server/platform/errors.ts';
import { changeProviders, lockProviders } from '../change/changeProvider.ts';
import { setStatus } from '../change/setStatus.ts';
import { checkCount, DECIDING, decisionKey } from './decide.ts';
import type { Skipped } from './refusals.ts';

const WITH_PROVIDER = { provider: { select: { businessName: true, version: true } } } as const;
type Decision = Prisma.ProviderDecisionGetPayload<{ include: typeof WITH_PROVIDER }>;
type Tx = Prisma.TransactionClient;

/**
 * Undoes the viewer's own recent decisions, in one transaction. Providers with a newer decision or version are skipped.
 * Returns the ids of the providers. Throws `Invalid`, and for a single provider the reason why it would be skipped.
 */
export async function undoAll(
  context: Context,
  decisionIds: number[],
): Promise<{ providerIds: number[]; skipped: Skipped[] }> {
  checkCount(decisionIds.length, 'decisionIds');
  const { viewer, undoSeconds } = context;
  const isInTime = ({ createdAt }: Decision) => Date.now() - createdAt.getTime() <= undoSeconds * 1000;
  return context.db.prisma.$transaction(async (tx) => {
    const where = { id: { in: decisionIds }, userId: viewer?.id ?? -1, kind: { not: 'undone' as const } };
    const own = await tx.providerDecision.findMany({ where, select: { providerId: true } });
    await lockProviders(
      tx,
      own.map(({ providerId }) => providerId),
    );
    const decisions = await tx.providerDecision.findMany({ where, include: WITH_PROVIDER });
    const last = await lastDecisions(tx, decisions);
    const open = decisions.filter(
      (decision) =>
        isInTime(decision) &&
        last.has(decision.id) &&
        (decision.version === null || decision.version === decision.provider.version),
    );
    if (open.length === 0 && decisions.length < 2) throw new Invalid('decision.gone');
    const skipped = decisions
      .filter((decision) => !open.includes(decision))
      .map(({ providerId, provider: { businessName } }) => ({
        providerId,
        businessName,
        error: new Invalid('decision.gone'),
      }));
    const providerIds = open.map(({ providerId }) => providerId).sort((a, b) => a - b);
    if (open.length > 0)
      await changeProviders(tx, context, providerIds, { code: 'decisionUndone' }, () => takeBack(tx, open));
    return { providerIds, skipped };
  }, DECIDING);
}

/** The ids of those decisions that are the last one about their provider. */
async function lastDecisions(tx: Tx, decisions: Decision[]): Promise<Set<number>> {
  const last = await tx.providerDecision.groupBy({
    by: ['providerId'],
    where: { providerId: { in: decisions.map(({ providerId }) => providerId) } },
    _max: { id: true },
  });
  return new Set(last.flatMap(({ _max }) => _max.id ?? []));
}

/** The status before each kind of decision; before all other kinds it was pending. */
const FORMER: Partial<Record<DecisionKind, ProviderStatus>> = { suspended: 'approved', published: 'suspended' };

async function takeBack(tx: Tx, decisions: Decision[]): Promise<void> {
  for (const [status, undone] of Map.groupBy(decisions, ({ kind }) => FORMER[kind] ?? 'waiting'))
    await setStatus(
      tx,
      undone.map(({ providerId }) => providerId),
      status,
    );
  await tx.providerDecision.createMany({
    data: decisions.map(({ providerId, userId }) => ({ providerId, kind: 'undone' as const, userId })),
  });
  await removeJobs(
    tx,
    decisions.map(({ id }) => decisionKey(id)),
  );
}
