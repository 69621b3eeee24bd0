import { contactTypeName } from '#server/contacts/contactType.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Queryable } from '#server/platform/db.ts';
import { PUBLIC_TEXT_NAMES, type PublicText } from '#shared/providerForm.ts';
import { CHANGE } from '../control/controlNotice.ts';
import { type ProviderRow, readRows } from '../list/readRows.ts';

/** The public fields of an approved provider, with its picture if that is approved, too. */
export type PublicProvider = Awaited<ReturnType<typeof loadPublicProviders>>[number];

/** Loads those of the providers that are approved, unordered. */
export async function loadPublicProviders(prisma: Prisma.TransactionClient, ids: readonly number[]) {
  const rows = await prisma.provider.findMany({ where: { id: { in: [...ids] }, status: 'approved' }, select });
  return rows.map(publicProvider);
}

/** Loads those of the providers that are approved, unordered, with all displayed data. */
export async function listApproved(pool: Queryable, ids: readonly number[]) {
  return (await readRows(pool, ids)).filter(({ status }) => status === 'approved');
}

/**
 * Like `loadPublicProviders`, for long lists: in one statement, with the timestamps of contacts and services as texts.
 */
export async function listPublicProviders(pool: Queryable, ids: readonly number[]): Promise<PublicProvider[]> {
  return (await listApproved(pool, ids)).map(readPublicProvider);
}

function readPublicProvider(row: ProviderRow): PublicProvider {
  const values = row as unknown as Record<string, unknown>;
  const shown = Object.fromEntries(Object.keys(select).map((name) => [name, values[name]]));
  return publicProvider({ ...shown, updatedAt: new Date(row.updatedAt) } as never);
}

function publicProvider({ image, contacts, ...provider }: Prisma.ProviderGetPayload<{ select: typeof select }>) {
  return {
    ...provider,
    image: image?.approvedAt ? image.file : null,
    contacts: contacts.map((contact) => ({ ...contact, contactType: contactTypeName(contact.contactType) })),
  };
}

export async function loadPublicProvider(pool: Queryable, id: number): Promise<PublicProvider | null> {
  return (await listPublicProviders(pool, [id]))[0] ?? null;
}

const select = {
  ...(Object.fromEntries(PUBLIC_TEXT_NAMES.map((name) => [name, true])) as Record<PublicText, true>),
  id: true,
  addressId: true,
  roles: true,
  language: true,
  approvedAt: true,
  confirmedAt: true,
  createdAt: true,
  updatedAt: true,
  image: { select: { approvedAt: true, file: { select: { storageKey: true, widths: true } } } },
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
  branches: { orderBy: { id: 'asc' } },
  lanes: { orderBy: { id: 'asc' }, include: { service: true } },
  controlChanges: { select: CHANGE },
} satisfies Prisma.ProviderSelect;

/** The number of newest providers among which those of a country are searched. */
export const NEWEST_OF_ALL = 5_000;
const ENOUGH = 3;

/** The ids of the most recently approved providers, newest first: of one country, if it has enough of them. */
export async function listNewestProviderIds(
  pool: Queryable,
  count: number,
  countryCode: string | null,
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: `providers.newest ${countryCode !== null}`,
    text: `select p.id from (
        select id, address_id, approved_at from providers where status = 'approved' and approved_at is not null
        order by approved_at desc, id desc limit $2
      ) p ${countryCode === null ? '' : 'join addresses a on a.id = p.address_id and a.country_code = $3'}
      order by p.approved_at desc, p.id desc limit $1`,
    values: countryCode === null ? [count, count] : [count, NEWEST_OF_ALL, countryCode],
  });
  if (countryCode !== null && rows.length < ENOUGH) return listNewestProviderIds(pool, count, null);
  return rows.map(({ id }) => id);
}
