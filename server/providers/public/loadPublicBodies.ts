import { loadProofs, loadProofsIn, type Proof } from '#server/credentials/proofs.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { displayName } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import { writerOf } from '#server/rest/body.ts';
import { nameIn } from '#server/services/nameIn.ts';
import { storageName } from '#server/storage/storageName.ts';
import { CREDENTIAL_KINDS } from '#shared/credentials.ts';
import { providerPath } from '#shared/providerPath.ts';
import { controlNotice } from '../control/controlNotice.ts';
import { listPublicProviders, loadPublicProviders, type PublicProvider as Row } from './loadPublicProviders.ts';
import { PublicProvider } from './restSchema.ts';

type Places = Pick<Context, 'gazetteer'>;

const write = writerOf(PublicProvider) as (data: object) => object;

/** Approved providers in the format of `GET /api/public-providers`, in English, by id, without GraphQL. */
export async function loadPublicBodies(
  tx: Prisma.TransactionClient,
  places: Places,
  ids: number[],
): Promise<Map<number, object>> {
  const rows = await loadPublicProviders(tx, ids);
  return bodiesOf(places, rows, await loadProofsIn(tx, ids));
}

/** Like `loadPublicBodies`, outside a transaction: in two statements, in a sixth of the time. */
export async function readPublicBodies(pool: Queryable, places: Places, ids: number[]): Promise<Map<number, object>> {
  const rows = await listPublicProviders(pool, ids);
  return bodiesOf(places, rows, await loadProofs(pool, ids));
}

const bodiesOf = (places: Places, rows: Row[], proofs: Map<number, Proof[]>) =>
  new Map(rows.map((row) => [row.id, write(dataOf(places, row, proofs.get(row.id) ?? []))]));

/** Formats a time, which is a text in rows that were read as JSON. */
const iso = (time: Date | string) => new Date(time).toISOString();

function noticeOf(changes: Row['controlChanges']) {
  const notice = controlNotice(changes);
  return (
    notice && {
      since: notice.since.toISOString(),
      until: notice.until.toISOString(),
      kinds: notice.kinds.map((kind) => kind.toUpperCase()),
    }
  );
}

/** The row as GraphQL's `PublicProvider`; the documented body selects the sent fields. */
function dataOf({ gazetteer }: Places, row: Row, proofs: Proof[]) {
  const item = <Item extends { id: number; updatedAt: Date }>({ id, updatedAt, ...rest }: Item) => ({
    ...rest,
    databaseId: id,
    updatedAt: iso(updatedAt),
  });
  const place = (id: number) => {
    const found = gazetteer.get(id)!;
    return { databaseId: id, name: found.name, displayName: displayName(found, 'en') };
  };
  return {
    ...item(row),
    createdAt: iso(row.createdAt),
    approvedAt: row.approvedAt && iso(row.approvedAt),
    confirmedAt: row.confirmedAt && iso(row.confirmedAt),
    path: providerPath(row),
    place: place(row.addressId),
    image: row.image && { path: `/uploads/${storageName(row.image.storageKey, row.image.widths.at(-1)!)}` },
    contacts: row.contacts.map(item),
    providerServices: row.services.map((entry) => ({
      ...item(entry),
      service: { databaseId: entry.service.id, name: nameIn('en', entry.service) },
      place: place(entry.addressId),
    })),
    branches: row.branches.map((branch) => ({ ...item(branch), place: place(branch.addressId) })),
    roles: row.roles.map((role) => role.toUpperCase()),
    controlNotice: noticeOf(row.controlChanges),
    lanes: row.lanes.map(({ id, service, rhythm, confirmedAt, ...lane }) => ({
      ...{ ...lane, databaseId: id, from: place(lane.fromId), to: place(lane.toId) },
      ...{ rhythm: rhythm.toUpperCase(), confirmedAt: iso(confirmedAt) },
      service: service && { databaseId: service.id },
    })),
    credentials: proofs.map(({ kind, number, validUntil, by, source, sourceDate, at }) => ({
      ...{ kind: kind.toUpperCase(), number, validUntil },
      ...{ name: CREDENTIAL_KINDS[kind].name, lookUpUrl: CREDENTIAL_KINDS[kind].lookUp(number) },
      lastCheck: { by: by.toUpperCase(), source, sourceDate, result: 'MATCH', at: iso(at) },
    })),
  };
}
