import { loadProofsIn, type Proof } from '#server/credentials/proofs.ts';
import { queueComparison } from '#server/credentials/registers/queueComparison.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { LogEvent } from '#server/logs/events.ts';
import { writeLogs } from '#server/logs/writeLog.ts';
import { NotFound } from '#server/platform/errors.ts';
import { refreshSearch } from '#server/search/refreshSearch.ts';
import { type ProviderEvent, queueProviderEvents } from '#server/webhooks/queueEvents.ts';
import { PUBLIC_TEXT_NAMES, pick } from '#shared/providerForm.ts';
import { reachOf, recordContactChanges } from '../control/recordControl.ts';
import { loadPublicBodies } from '../public/loadPublicBodies.ts';
import { moveInLists } from './moveInLists.ts';
import { queueStatuses } from './queueStatuses.ts';
import { type Snapshot, snapshots } from './snapshot.ts';

type Tx = Prisma.TransactionClient;

/** The part of a request that changes of providers need and record; jobs supply it, too. */
export type Author = Pick<Context, 'db' | 'gazetteer' | 'language' | 'viewer' | 'requestId'> &
  Partial<Pick<Context, 'token' | 'address'>>;

/**
 * Wraps each change in one transaction: row lock, history entry, changes of control, search refresh, lists for copies,
 * webhook events. Throws `NotFound`, and the errors of `change`.
 */
export async function changeProvider<Result>(
  author: Author,
  id: number,
  event: LogEvent,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return author.db.prisma.$transaction((tx) => changeProviders(tx, author, [id], event, () => change(tx)));
}

/** Like `changeProvider`, for several providers in an open transaction. */
export async function changeProviders<Result>(
  tx: Tx,
  author: Author,
  ids: number[],
  event: LogEvent,
  change: () => Promise<Result>,
): Promise<Result> {
  const locked = await lockProviders(tx, ids);
  if (locked.length < new Set(ids).size) throw new NotFound('provider.notFound');
  const [before, reached] = [await snapshots(tx, author, ids), await reachOf(tx, ids)];
  const provedBefore = await loadProofsIn(tx, ids);
  const result = await change();
  const after = await snapshots(tx, author, ids);
  const proved = provedChanges(ids, before, after, provedBefore, await loadProofsIn(tx, ids));
  await recordContactChanges(tx, reached);
  await writeLogs(
    tx,
    author,
    ids.map((id) => ({ ...event, subject: { type: 'provider', id }, before: before.get(id), after: after.get(id) })),
  );
  await refreshSearch(tx, ids);
  await queueComparison(tx, comparedAnew(before, after));
  await moveInLists(tx, before, after);
  await queueProviderEvents(tx, [...publicChanges(before, after), ...proved], (changed) =>
    loadPublicBodies(tx, author, changed),
  );
  await queueStatuses(tx, before, after);
  return result;
}

/** Locks the existing providers by id, the same order for every caller, and returns their ids. */
export async function lockProviders(tx: Tx, ids: number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    select id from providers where id = any(${ids}::int[]) order by id for update`;
  return rows.map(({ id }) => id);
}

type Snapshots = Map<number, Snapshot>;

/** The public changes of providers between two readings, in the order of ids. Most changes are not public. */
function publicChanges(before: Snapshots, after: Snapshots): ProviderEvent[] {
  return [...before.keys()]
    .sort((a, b) => a - b)
    .flatMap((id): ProviderEvent[] => {
      const [was, is] = [publicPart(before.get(id)), publicPart(after.get(id))];
      if (was === is) return [];
      if (was === null) return [{ id, type: 'provider.approved' }];
      return [{ id, type: is === null ? 'provider.removed' : 'provider.changed' }];
    });
}

/** The providers that were and still are public, and whose shown credentials changed. */
function provedChanges(
  ids: number[],
  before: Snapshots,
  after: Snapshots,
  were: Map<number, Proof[]>,
  are: Map<number, Proof[]>,
): ProviderEvent[] {
  const isPublic = (id: number) => before.get(id)?.status === 'approved' && after.get(id)?.status === 'approved';
  const said = (proofs: Map<number, Proof[]>, id: number) => JSON.stringify(proofs.get(id) ?? []);
  return ids
    .filter((id) => isPublic(id) && said(were, id) !== said(are, id))
    .map((id) => ({ id, type: 'provider.credential_changed' }));
}

/**
 * The published providers whose numbers, name or place have changed, so that a comparison with registers may have
 * another result.
 */
function comparedAnew(before: Snapshots, after: Snapshots): number[] {
  const declared = (snapshot: Snapshot | undefined) =>
    snapshot?.status === 'approved' && JSON.stringify(pick(snapshot, ['businessName', 'address', 'credentials']));
  return [...after.keys()].filter(
    (id) => declared(after.get(id)) && declared(before.get(id)) !== declared(after.get(id)),
  );
}

/** The public record of a provider, for comparison; null while it is not public. */
function publicPart(snapshot: Snapshot | undefined): string | null {
  if (snapshot?.status !== 'approved') return null;
  const { address, contacts, services, branches, roles, lanes, image, confirmedAt } = snapshot;
  const picture = image?.approvedAt ? image.file : null;
  const lists = [contacts, services, branches, roles, lanes];
  return JSON.stringify([pick(snapshot, PUBLIC_TEXT_NAMES), address, lists, picture, confirmedAt]);
}
