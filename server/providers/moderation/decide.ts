import type { DecisionKind, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob, removeJob } from '#server/jobs/addJob.ts';
import { Conflict, Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { changeProvider } from '../change/changeProvider.ts';
import { parseProviderForm, storedForm } from '../form/parseProviderForm.ts';

interface Decision {
  providerId: number;
  /** The one that was looked at: another saved since is not decided about unseen. */
  version?: number | null;
  kind: Exclude<DecisionKind, 'undone'>;
  reason?: string | null;
  /** Tells the applicant nothing: for spam. */
  silent?: boolean | null;
}

const CODES = {
  approved: 'providerApproved',
  changesRequested: 'changesRequested',
  rejected: 'providerRejected',
} as const;

/**
 * Takes a provider out of the queue. To approve it must keep the form's rules as it is stored; to send it back there
 * must be a reason. The second of two who decide the same one gets a `Conflict` that says who was first; so does who decides
 * about a version that is no longer there. Answers the decision's id. Throws `Invalid`, `NotFound`.
 */
export async function decide(context: Context, { providerId, version, kind, ...input }: Decision): Promise<number> {
  const reason = parseText(input.reason, {
    field: 'reason',
    max: 2_000,
    ...(kind !== 'approved' && { required: 'decision.reasonRequired' as const }),
  });
  const silent = input.silent ?? false;
  // the enum has it for the history
  if ((kind as DecisionKind) === 'undone') throw new Invalid('decision.gone', { field: 'kind' });
  const event = { code: CODES[kind], parameters: { ...(reason && { reason }), ...(silent && { isSilent: true }) } };
  return changeProvider(context, providerId, event, async (tx) => {
    if (kind === 'approved')
      await parseProviderForm({ ...context, db: { prisma: tx } }, await storedForm(tx, providerId));
    await claim(tx, context, { providerId, version, kind });
    if (kind === 'approved') await tx.contact.updateMany({ where: { providerId }, data: { typedValue: null } });
    const { id } = await tx.providerDecision.create({
      data: { providerId, kind, reason: reason || null, silent, userId: context.viewer?.id ?? null },
    });
    if (!silent)
      await addJob(tx, 'mailDecision', { decisionId: id }, { key: decisionKey(id), afterSeconds: context.undoSeconds });
    return id;
  });
}

function decisionKey(decisionId: number): string {
  return `decision:${decisionId}`;
}

async function claim(
  tx: Prisma.TransactionClient,
  { viewer }: Context,
  { providerId: id, version, kind }: Decision,
): Promise<void> {
  const now = new Date();
  // A rejected one can still be approved: staff may change their mind. An approved one is only deleted or edited.
  const open = { id, approvedAt: null, ...(kind !== 'approved' && { rejectedAt: null }) };
  const { count } = await tx.provider.updateMany({
    where: { ...open, ...(version != null && { version }) },
    data: {
      version: { increment: 1 },
      ...(kind === 'approved'
        ? { approvedAt: now, approvedById: viewer?.id ?? null, rejectedAt: null }
        : { rejectedAt: now }),
    },
  });
  if (count === 1) return;
  const isUndecided = await tx.provider.count({ where: { id, approvedAt: null, rejectedAt: null } });
  if (isUndecided) throw new Conflict('decision.stale', { field: 'version' });
  const last = await tx.providerDecision.findFirst({
    where: { providerId: id },
    orderBy: { id: 'desc' },
    include: { user: true },
  });
  throw new Conflict('decision.taken', { who: last?.user?.displayName ?? '?' });
}

/** Takes the viewer's own decision back while it can be. Throws `Invalid`, `NotFound`. */
export async function undoDecision(context: Context, decisionId: number): Promise<number> {
  const decision = await context.db.prisma.providerDecision.findUnique({ where: { id: decisionId } });
  if (!decision || decision.userId !== context.viewer?.id || decision.kind === 'undone')
    throw new Invalid('decision.gone');
  const { providerId, createdAt } = decision;
  if (Date.now() - createdAt.getTime() > context.undoSeconds * 1000) throw new Invalid('decision.gone');
  await changeProvider(context, providerId, { code: 'decisionUndone' }, async (tx) => {
    const last = await tx.providerDecision.findFirst({ where: { providerId }, orderBy: { id: 'desc' } });
    if (last?.id !== decisionId) throw new Invalid('decision.gone');
    await tx.provider.update({
      where: { id: providerId },
      data: { approvedAt: null, approvedById: null, rejectedAt: null, version: { increment: 1 } },
    });
    await tx.providerDecision.create({ data: { providerId, kind: 'undone', userId: decision.userId } });
    await removeJob(tx, decisionKey(decisionId));
  });
  return providerId;
}
