import type { DecisionKind, Prisma, ProviderStatus } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Conflict, DomainError, NotFound, Stale } from '#server/platform/errors.ts';
import { asForm, loadKnown, parseProviderForm, type StoredProvider } from '../form/parseProviderForm.ts';
import { otherAssignees } from './assignment.ts';

export type Kind = Exclude<DecisionKind, 'undone'>;

/** A provider chosen for a decision. */
export interface Chosen {
  providerId: number;
  /** The reviewed version: if there is a newer one, the provider is skipped. */
  version?: number | null | undefined;
}

/** A provider without a decision, and the reason. */
export interface Skipped {
  providerId: number;
  /** The legal name; null after the provider is deleted. */
  businessName: string | null;
  error: DomainError;
}

/**
 * The statuses from which each decision is possible. A rejected provider can still be approved: staff may change their
 * minds.
 */
const FROM: Record<Kind, readonly ProviderStatus[]> = {
  approved: ['waiting', 'sent_back', 'rejected'],
  changesRequested: ['waiting'],
  rejected: ['waiting'],
  suspended: ['approved'],
  published: ['suspended'],
};

type Tx = Prisma.TransactionClient;

/**
 * The locked providers for which the decision is refused, with the reasons. For an approval, the stored data must be
 * valid.
 */
export async function refusals(
  tx: Tx,
  context: Context,
  kind: Kind,
  chosen: Chosen[],
  stored: Map<number, StoredProvider>,
): Promise<Skipped[]> {
  const names = await lastDeciders(
    tx,
    [...stored.values()].filter(({ status }) => !FROM[kind].includes(status)),
  );
  const assignees = await otherAssignees(tx, context, [...stored.keys()]);
  const check = kind === 'approved' ? await formCheck(tx, context, [...stored.values()]) : async () => null;
  const skipped: Skipped[] = [];
  for (const { providerId, version } of chosen) {
    const provider = stored.get(providerId);
    const error = provider
      ? (refusal(kind, provider, version, names.get(providerId)) ??
        assigned(assignees.get(providerId)) ??
        (await check(provider)))
      : new NotFound('provider.notFound');
    if (error) skipped.push({ providerId, businessName: provider?.businessName ?? null, error });
  }
  return skipped;
}

function refusal(
  kind: Kind,
  provider: StoredProvider,
  version: number | null | undefined,
  who = '?',
): DomainError | null {
  const { status } = provider;
  const isStale = version != null && version !== provider.version;
  if (FROM[kind].includes(status)) return isStale ? new Stale('decision.stale', { field: 'version' }) : null;
  const isPublic = status === 'approved' || status === 'suspended';
  if (kind === 'suspended' && !isPublic) return new Conflict('decision.notApproved');
  if (kind === 'published' && !isPublic) return new Conflict('decision.notSuspended');
  if (kind === 'approved' && status === 'suspended') return new Conflict('decision.suspended');
  return new Conflict('decision.taken', { who });
}

/** The error while another moderator has the provider open: the caller must take it over first. */
function assigned(who: string | undefined): DomainError | null {
  return who === undefined ? null : new Conflict('decision.assigned', { who });
}

/** The user who last decided about each of these providers. */
async function lastDeciders(tx: Tx, providers: { id: number }[]): Promise<Map<number, string>> {
  if (providers.length === 0) return new Map();
  const last = await tx.providerDecision.findMany({
    where: { providerId: { in: providers.map(({ id }) => id) } },
    orderBy: [{ providerId: 'asc' }, { id: 'desc' }],
    distinct: ['providerId'],
    include: { user: true },
  });
  return new Map(last.flatMap(({ providerId, user }) => (user ? [[providerId, user.displayName] as const] : [])));
}

/** Returns the first error of a stored provider by the rules of the form, or null. */
async function formCheck(tx: Tx, { gazetteer }: Context, providers: StoredProvider[]) {
  // reads inside the transaction, as another connection may not be available
  const reader = { gazetteer, db: { prisma: tx } };
  const known = await loadKnown(reader, providers);
  return async (provider: StoredProvider): Promise<DomainError | null> => {
    try {
      await parseProviderForm(reader, asForm(provider), known);
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  };
}
