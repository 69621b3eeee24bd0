import type { Prisma } from '#server/generated/prisma/client.ts';
import { type Author, changeProviders } from './changeProvider.ts';

type Tx = Prisma.TransactionClient;

/** The rows of a provider in its tables, as they are stored. */
export interface StoredRows {
  provider: Prisma.JsonObject;
  contacts: Prisma.JsonArray;
  services: Prisma.JsonArray;
  /** Missing in what was stored before there were branches. */
  branches?: Prisma.JsonArray;
}

/** The rows that an import is about to change, to be restored when it is undone. */
export async function storedRows(tx: Tx, ids: number[]): Promise<Map<number, StoredRows & Prisma.InputJsonObject>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ id: number; stored: StoredRows & Prisma.InputJsonObject }[]>`
    select p.id, jsonb_build_object('provider', to_jsonb(p),
      'contacts', coalesce((select jsonb_agg(to_jsonb(c) order by c.id) from contacts c where c.provider_id = p.id), '[]'),
      'services', coalesce((select jsonb_agg(to_jsonb(s) order by s.id) from provider_services s where s.provider_id = p.id),
        '[]'),
      'branches', coalesce((select jsonb_agg(to_jsonb(s) order by s.id) from provider_branches s where s.provider_id = p.id),
        '[]')) as stored
    from providers p where p.id = any(${ids}::int[])`;
  return new Map(rows.map(({ id, stored }) => [id, stored]));
}

/** Puts providers back as they were, to the byte: ids, versions and dates too. */
export async function restoreProviders(
  tx: Tx,
  author: Author,
  before: { id: number; stored: StoredRows }[],
): Promise<void> {
  if (before.length === 0) return;
  const ids = before.map(({ id }) => id);
  await changeProviders(tx, author, ids, { code: 'providerChanged' }, () => restoreRows(tx, before));
}

/** Removes providers that have no pictures, whose files would stay. */
export async function removeProviders(tx: Tx, author: Author, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const where = { id: { in: ids }, image: null, edits: { none: { fileId: { not: null } } } };
  await changeProviders(tx, author, ids, { code: 'providerDeleted' }, () => tx.provider.deleteMany({ where }));
}

/** Fingerprints that show whether providers are still as they were written; deleted ones are missing. */
export async function statesOf(tx: Tx, ids: number[]): Promise<Map<number, { version: number; hasPicture: boolean }>> {
  const rows = await tx.provider.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      version: true,
      image: { select: { providerId: true } },
      edits: { where: { fileId: { not: null } }, select: { id: true } },
    },
  });
  return new Map(
    rows.map(({ id, version, image, edits }) => [id, { version, hasPicture: image !== null || edits.length > 0 }]),
  );
}

async function restoreRows(tx: Tx, before: { id: number; stored: StoredRows }[]): Promise<void> {
  const ids = before.map(({ id }) => id);
  const json = JSON.stringify(before.map(({ stored }) => stored));
  const columns = await tx.$queryRaw<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = 'providers'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;
  const names = columns.map(({ name }) => name).join(', ');
  await tx.contact.deleteMany({ where: { providerId: { in: ids } } });
  await tx.providerService.deleteMany({ where: { providerId: { in: ids } } });
  await tx.providerBranch.deleteMany({ where: { providerId: { in: ids } } });
  // the names are those of the table's own columns
  await tx.$executeRawUnsafe(
    `update providers p set (${names}) = (select ${names} from jsonb_populate_record(p, b -> 'provider'))
     from jsonb_array_elements($1::jsonb) b where p.id = (b -> 'provider' ->> 'id')::int`,
    json,
  );
  await tx.$executeRaw`
    insert into contacts select r.* from jsonb_array_elements(${json}::jsonb) b,
      jsonb_populate_recordset(null::contacts, b -> 'contacts') r`;
  await tx.$executeRaw`
    insert into provider_services select r.* from jsonb_array_elements(${json}::jsonb) b,
      jsonb_populate_recordset(null::provider_services, b -> 'services') r`;
  await tx.$executeRaw`
    insert into provider_branches select r.* from jsonb_array_elements(${json}::jsonb) b,
      jsonb_populate_recordset(null::provider_branches, b -> 'branches') r`;
}
