import type { Prisma } from '#server/generated/prisma/client.ts';
import { type Author, changeProviders } from './changeProvider.ts';

type Tx = Prisma.TransactionClient;

/** The rows of a provider in its tables, as they are stored. */
export interface StoredRows {
  provider: Prisma.JsonObject;
  contacts: Prisma.JsonArray;
  services: Prisma.JsonArray;
  /** The branches; missing in rows stored before branches existed. */
  branches?: Prisma.JsonArray;
  /** The lanes; missing in rows stored before lanes existed. */
  lanes?: Prisma.JsonArray;
  /** The credentials; missing in rows stored before credentials existed. */
  credentials?: Prisma.JsonArray;
}

/** The tables of the items of a provider, by the names in `StoredRows`. */
const ITEM_TABLES = {
  contacts: 'contacts',
  services: 'provider_services',
  branches: 'provider_branches',
  lanes: 'provider_lanes',
  credentials: 'provider_credentials',
};

/** The rows that an import is about to change, in order to restore them when the import is undone. */
export async function storedRows(tx: Tx, ids: number[]): Promise<Map<number, StoredRows & Prisma.InputJsonObject>> {
  if (ids.length === 0) return new Map();
  const lists = Object.entries(ITEM_TABLES).map(
    ([name, table]) =>
      `'${name}', coalesce((select jsonb_agg(to_jsonb(item) order by item.id) from ${table} item where item.provider_id = p.id), '[]')`,
  );
  const rows = await tx.$queryRawUnsafe<{ id: number; stored: StoredRows & Prisma.InputJsonObject }[]>(
    `select p.id, jsonb_build_object('provider', to_jsonb(p), ${lists.join(', ')}) as stored
     from providers p where p.id = any($1::int[])`,
    ids,
  );
  return new Map(rows.map(({ id, stored }) => [id, stored]));
}

/** Restores providers exactly: including ids, versions and dates. */
export async function restoreProviders(
  tx: Tx,
  author: Author,
  before: { id: number; stored: StoredRows }[],
): Promise<void> {
  if (before.length === 0) return;
  const ids = before.map(({ id }) => id);
  await changeProviders(tx, author, ids, { code: 'providerChanged' }, () => restoreRows(tx, before));
}

/** Removes providers without pictures, whose files would remain. */
export async function removeProviders(tx: Tx, author: Author, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const where = {
    id: { in: ids },
    image: null,
    edits: { none: { fileId: { not: null } } },
    credentialFiles: { none: {} },
  };
  await changeProviders(tx, author, ids, { code: 'providerDeleted' }, () => tx.provider.deleteMany({ where }));
}

/** Fingerprints that show whether providers are unchanged since they were written; deleted providers are missing. */
export async function statesOf(tx: Tx, ids: number[]): Promise<Map<number, { version: number; hasImage: boolean }>> {
  const rows = await tx.provider.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      version: true,
      image: { select: { providerId: true } },
      edits: { where: { fileId: { not: null } }, select: { id: true } },
      credentialFiles: { select: { fileId: true } },
    },
  });
  return new Map(
    rows.map(({ id, version, image, edits, credentialFiles }) => [
      id,
      { version, hasImage: image !== null || edits.length + credentialFiles.length > 0 },
    ]),
  );
}

async function restoreRows(tx: Tx, before: { id: number; stored: StoredRows }[]): Promise<void> {
  const ids = before.map(({ id }) => id);
  const json = JSON.stringify(before.map(({ stored }) => stored));
  const columns = await tx.$queryRaw<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = 'providers'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;
  const names = columns.map(({ name }) => name).join(', ');
  for (const table of Object.values(ITEM_TABLES))
    await tx.$executeRawUnsafe(`delete from ${table} where provider_id = any($1::int[])`, ids);
  // the names are those of the table's own columns
  await tx.$executeRawUnsafe(
    `update providers p set (${names}) = (select ${names} from jsonb_populate_record(p, b -> 'provider'))
     from jsonb_array_elements($1::jsonb) b where p.id = (b -> 'provider' ->> 'id')::int`,
    json,
  );
  for (const [name, table] of Object.entries(ITEM_TABLES))
    await tx.$executeRawUnsafe(
      `insert into ${table} select r.* from jsonb_array_elements($1::jsonb) b,
        jsonb_populate_recordset(null::${table}, b -> '${name}') r`,
      json,
    );
}
