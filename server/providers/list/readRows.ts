import { isDeepStrictEqual } from 'node:util';
import { type ContactTypeName, contactTypeOf } from '#server/contacts/contactType.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { Queryable } from '#server/platform/db.ts';

/**
 * The tables to read, each row once: the columns of a model, and the SQL that follows `from`. `p` is the providers of
 * the page.
 */
const TABLES = {
  providers: [Prisma.ProviderScalarFieldEnum, 'p'],
  approver: [Prisma.UserScalarFieldEnum, 'users where id in (select approved_by_id from p)'],
  taxType: [Prisma.TaxTypeScalarFieldEnum, 'tax_types where id in (select tax_type_id from p)'],
  image: [Prisma.ProviderImageScalarFieldEnum, 'i'],
  file: [Prisma.FileScalarFieldEnum, 'files where id in (select file_id from i)'],
  contacts: [Prisma.ContactScalarFieldEnum, 'contacts where provider_id = any ($1) order by id'],
  services: [Prisma.ProviderServiceScalarFieldEnum, 'o order by id'],
  branches: [Prisma.ProviderBranchScalarFieldEnum, 'provider_branches where provider_id = any ($1) order by id'],
  lanes: [Prisma.ProviderLaneScalarFieldEnum, 'l order by id'],
  credentials: [
    Prisma.ProviderCredentialScalarFieldEnum,
    'provider_credentials where provider_id = any ($1) order by id',
  ],
  controlChanges: [
    Prisma.ControlChangeScalarFieldEnum,
    'control_changes where provider_id = any ($1) and until > now() order by id',
  ],
  service: [
    Prisma.ServiceScalarFieldEnum,
    'services where id in (select service_id from o union select service_id from l)',
  ],
} as const;

/** The relations of `readRows`, in Prisma's notation. */
export const RELATIONS = {
  approver: true,
  taxType: true,
  image: { include: { file: true } },
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
  branches: { orderBy: { id: 'asc' } },
  lanes: { orderBy: { id: 'asc' }, include: { service: true } },
  credentials: { orderBy: { id: 'asc' } },
  controlChanges: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.ProviderInclude;

/** A provider with all displayed data. */
export type ProviderRow = Prisma.ProviderGetPayload<{ include: typeof RELATIONS }>;

/** The name of a column in SQL, in snake_case. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, '_$&').toLowerCase();
const columns = (model: object) => Object.keys(model).map((name) => `${columnOf(name)} as "${name}"`);
const STATEMENT = `with p as (select * from providers where id = any ($1)),
    i as (select * from provider_images where provider_id = any ($1)),
    o as (select * from provider_services where provider_id = any ($1)),
    l as (select * from provider_lanes where provider_id = any ($1))
  select ${Object.entries(TABLES).map(
    ([table, [model, from]]) =>
      `(select coalesce(json_agg(one), '[]') from (select ${columns(model)} from ${from}) one) as "${table}"`,
  )}`;

type Row = Record<string, unknown> & { id: number; providerId: number };

/** Whether `readRows` knows all these relations. */
export const canRead = (include: object) =>
  Object.entries(include).every(([name, query]) =>
    isDeepStrictEqual(query, (RELATIONS as Record<string, unknown>)[name]),
  );

/**
 * Like Prisma's `findMany` with all known relations, unordered and with timestamps as texts, but in one statement:
 * Prisma sends one statement per relation and takes three times as long.
 */
export async function readRows(pool: Queryable, ids: readonly number[]) {
  const result = await pool.query<Record<keyof typeof TABLES, Row[]>>({
    name: 'providers.rows',
    text: STATEMENT,
    values: [ids],
  });
  const { providers, contacts, services, branches, lanes, credentials, controlChanges, ...tables } = result.rows[0]!;
  const by = (rows: Row[], key = 'id') => new Map(rows.map((row) => [row[key], row]));
  const [approvers, taxTypes, files] = [by(tables.approver), by(tables.taxType), by(tables.file)];
  const [images, offered] = [by(tables.image, 'providerId'), by(tables.service)];
  for (const contact of contacts) contact.contactType = contactTypeOf(contact.contactType as ContactTypeName);
  for (const item of services) item.service = offered.get(item.serviceId);
  for (const lane of lanes) lane.service = offered.get(lane.serviceId) ?? null;
  for (const image of tables.image) image.file = files.get(image.fileId);
  const contactsOf = Map.groupBy(contacts, ({ providerId }) => providerId);
  const servicesOf = Map.groupBy(services, ({ providerId }) => providerId);
  const branchesOf = Map.groupBy(branches, ({ providerId }) => providerId);
  const lanesOf = Map.groupBy(lanes, ({ providerId }) => providerId);
  const credentialsOf = Map.groupBy(credentials, ({ providerId }) => providerId);
  const changesOf = Map.groupBy(controlChanges, ({ providerId }) => providerId);
  for (const row of providers) {
    row.approver = approvers.get(row.approvedById) ?? null;
    row.taxType = taxTypes.get(row.taxTypeId) ?? null;
    row.image = images.get(row.id) ?? null;
    row.contacts = contactsOf.get(row.id) ?? [];
    row.services = servicesOf.get(row.id) ?? [];
    row.branches = branchesOf.get(row.id) ?? [];
    row.lanes = lanesOf.get(row.id) ?? [];
    row.credentials = credentialsOf.get(row.id) ?? [];
    row.controlChanges = changesOf.get(row.id) ?? [];
  }
  return providers as unknown as ProviderRow[];
}
