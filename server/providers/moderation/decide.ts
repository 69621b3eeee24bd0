import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJobs } from '#server/jobs/addJob.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseReason } from '#server/platform/text.ts';
import { type Author, changeProviders, lockProviders } from '../change/changeProvider.ts';
import { setStatus } from '../change/setStatus.ts';
import { forgetTypedValues } from '../change/updateProvider.ts';
import { findStored } from '../form/parseProviderForm.ts';
import { type Chosen, type Kind, refusals, type Skipped } from './refusals.ts';

interface Decision {
  kind: Kind;
  /** The reason, in plain text for the applicants. */
  reason?: string | null | undefined;
  /** Whether the applicants are not notified, as for spam. */
  silent?: boolean | null | undefined;
}

/** A reason in the language of an applicant, which replaces the general reason. */
interface ReasonText {
  language: string;
  text: string;
}

/** The maximum number of providers in one decision or undo. */
export const MOST_DECIDED = 200;
/** The transaction timeout for the maximum number of decisions on a busy machine. */
export const DECIDING = { timeout: 60_000 };

/** The history entry of each decision, and the status after it. */
const DECISIONS = {
  approved: { code: 'providerApproved', status: 'approved' },
  changesRequested: { code: 'changesRequested', status: 'sent_back' },
  rejected: { code: 'providerRejected', status: 'rejected' },
  suspended: { code: 'providerSuspended', status: 'suspended' },
  published: { code: 'providerPublished', status: 'approved' },
} as const;

/** Decisions that require a reason for the applicant, because they end access to the form. */
export const EXPLAINED: readonly Kind[] = ['changesRequested', 'rejected', 'suspended'];

/**
 * Makes one decision about several providers, in one transaction, each with a separate history entry, mail and
 * webhooks. Providers that another user has decided about, that were saved at another version or deleted are skipped.
 * Returns the ids of the decisions, in the order of the providers' ids. Throws `Invalid`, and for a single provider the
 * reason why it would be skipped.
 */
export async function decideAll(
  context: Context,
  { providers, kind, ...input }: Decision & { providers: Chosen[]; reasons?: ReasonText[] | null | undefined },
): Promise<{ decisionIds: number[]; skipped: Skipped[] }> {
  checkCount(providers.length, 'providers');
  const isExplained = EXPLAINED.includes(kind);
  const reason = parseReason(input.reason, isExplained);
  const reasons = new Map(
    (input.reasons ?? []).map(({ language, text }) => [language, parseReason(text, isExplained, 'reasons')]),
  );
  const chosen = [...new Map(providers.map((provider) => [provider.providerId, provider])).values()];
  return context.db.prisma.$transaction(async (tx) => {
    const ids = await lockProviders(
      tx,
      chosen.map(({ providerId }) => providerId),
    );
    const stored = new Map((await findStored(tx, { ids, importKeys: [] })).map((provider) => [provider.id, provider]));
    const skipped = await refusals(tx, context, kind, chosen, stored);
    if (chosen.length === 1 && skipped[0]) throw skipped[0].error;
    const open = ids.filter((id) => !skipped.some(({ providerId }) => providerId === id));
    if (open.length === 0) return { decisionIds: [], skipped };
    const silent = input.silent ?? false;
    const languages = await tx.provider.findMany({ where: { id: { in: open } }, select: { id: true, language: true } });
    const languageOf = new Map(languages.map(({ id, language }) => [id, language]));
    const decided = open.map((id) => ({
      id,
      version: stored.get(id)!.version,
      reason: reasons.get(languageOf.get(id)!) ?? reason,
    }));
    const decisionIds = await decideWithin(tx, context, decided, { kind, reason, silent });
    if (!silent) await queueMails(tx, context, decisionIds);
    return { decisionIds, skipped };
  }, DECIDING);
}

/**
 * Decides about locked providers of these versions, without a mail. `reason` is for the log, and for providers without
 * a reason in their language. Returns the ids of the decisions, in the order of the providers.
 */
export async function decideWithin(
  tx: Tx,
  author: Author,
  providers: { id: number; version: number; reason?: string }[],
  { kind, reason, silent }: { kind: Kind; reason: string; silent: boolean },
): Promise<number[]> {
  const ids = providers.map(({ id }) => id);
  const event = {
    code: DECISIONS[kind].code,
    parameters: { ...(reason && { reason }), ...(silent && { isSilent: true }) },
  };
  return changeProviders(tx, author, ids, event, async () => {
    await apply(tx, author, kind, ids);
    const userId = author.viewer?.id ?? null;
    const made = await tx.providerDecision.createManyAndReturn({
      data: providers.map(({ id: providerId, version, reason: own = reason }) => {
        return { providerId, kind, reason: own || null, silent, version: version + 1, userId };
      }),
      select: { id: true },
    });
    return made.map(({ id }) => id);
  });
}

/** Checks the number of ids. Throws `Invalid` for an empty list, and for too many ids. */
export function checkCount(count: number, field: string): void {
  if (count < 1 || count > MOST_DECIDED) throw new Invalid('decision.count', { field, max: MOST_DECIDED });
}

type Tx = Prisma.TransactionClient;

async function apply(tx: Tx, { viewer }: Author, kind: Kind, ids: number[]): Promise<void> {
  await tx.providerAssignment.deleteMany({ where: { providerId: { in: ids } } });
  await setStatus(tx, ids, DECISIONS[kind].status, viewer?.id);
  if (kind === 'approved') await forgetTypedValues(tx, ids);
}

/** Queues the mails, which are delayed as long as the decisions can be undone. */
async function queueMails(tx: Tx, { undoSeconds }: Context, decisionIds: number[]): Promise<void> {
  await addJobs(
    tx,
    'mailDecision',
    decisionIds.map((decisionId) => ({
      payload: { decisionId },
      key: decisionKey(decisionId),
      afterSeconds: undoSeconds,
    })),
  );
}

export function decisionKey(decisionId: number): string {
  return `decision:${decisionId}`;
}
