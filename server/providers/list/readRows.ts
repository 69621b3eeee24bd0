import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { type ContactTypeName, contactTypeOf } from '../contactType.ts';
import { CONTACT, columns, FILE, IMAGE, OFFER, PROVIDER, SERVICE, TAX_TYPE, USER } from './columns.ts';

/** What can be read beside providers: their relations, as Prisma is asked for them. */
const RELATIONS: Record<string, unknown> = {
  approver: true,
  taxType: true,
  image: { include: { file: true } },
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
};

const TABLES = {
  approver: {
    approver: `select ${columns(USER)} from users where id in (select approved_by_id from providers where id = any ($1))`,
  },
  taxType: {
    taxType: `select ${columns(TAX_TYPE)} from tax_types where id in (select tax_type_id from providers where id = any ($1))`,
  },
  image: {
    image: `select ${columns(IMAGE)} from provider_images where provider_id = any ($1)`,
    file: `select ${columns(FILE)} from files
      where id in (select file_id from provider_images where provider_id = any ($1))`,
  },
  contacts: { contacts: `select ${columns(CONTACT)} from contacts where provider_id = any ($1) order by id` },
  services: {
    services: `select ${columns(OFFER)} from provider_services where provider_id = any ($1) order by id`,
    service: `select ${columns(SERVICE)} from services
      where id in (select service_id from provider_services where provider_id = any ($1))`,
  },
} satisfies Record<string, Record<string, string>>;

type Row = Record<string, unknown> & { id: number };
type Table = 'provider' | 'approver' | 'taxType' | 'image' | 'file' | 'contacts' | 'services' | 'service';
type Tables = Partial<Record<Table, Row[] | null>>;

interface Query {
  include?: Record<string, unknown> | null;
  select?: unknown;
}

/** Whether `readRows` can read what Prisma would be asked for. */
export function isReadable({ include, select }: Query): boolean {
  return !select && Object.entries(include ?? {}).every(([name, asked]) => isDeepStrictEqual(asked, RELATIONS[name]));
}

/**
 * Providers as Prisma's `findMany` reads them, in no order, but for moments: those are texts. It is one statement, of
 * which PostgreSQL makes JSON, where Prisma sends one for each relation and takes thrice as long.
 */
export async function readRows(pool: Pool, ids: readonly number[], { include }: Query) {
  const relations = Object.keys(TABLES).filter((name) => include?.[name]) as (keyof typeof TABLES)[];
  const parts: Record<string, string> = {
    provider: `select ${columns(PROVIDER)} from providers where id = any ($1)`,
    ...Object.assign({}, ...relations.map((name) => TABLES[name])),
  };
  const { rows } = await pool.query<Tables>({
    name: `providers.rows ${relations}`,
    text: `select ${Object.entries(parts)
      .map(([name, sql]) => `(select json_agg(row) from (${sql}) row) as "${name}"`)
      .join(', ')}`,
    values: [ids],
  });
  return assemble(rows[0]!);
}

function assemble({ provider, approver, taxType, image, file, contacts, services, service }: Tables): Row[] {
  const approvers = by('id', approver);
  const taxTypes = by('id', taxType);
  const files = by('id', file);
  const offered = by('id', service);
  for (const one of image ?? []) one.file = files?.get(one.fileId as number);
  for (const contact of contacts ?? []) contact.contactType = contactTypeOf(contact.contactType as ContactTypeName);
  for (const offer of services ?? []) offer.service = offered?.get(offer.serviceId as number);
  const images = by('providerId', image);
  const contactsOf = byProvider(contacts);
  const servicesOf = byProvider(services);
  for (const row of provider ?? []) {
    if (approvers) row.approver = approvers.get(row.approvedById as number) ?? null;
    if (taxTypes) row.taxType = taxTypes.get(row.taxTypeId as number) ?? null;
    if (images) row.image = images.get(row.id) ?? null;
    if (contactsOf) row.contacts = contactsOf.get(row.id) ?? [];
    if (servicesOf) row.services = servicesOf.get(row.id) ?? [];
  }
  return provider ?? [];
}

/** Undefined where the relation was not asked for; PostgreSQL says null for no rows. */
function by(key: string, rows: Row[] | null | undefined): Map<number, Row> | undefined {
  return rows === undefined ? undefined : new Map((rows ?? []).map((row) => [row[key] as number, row]));
}

function byProvider(rows: Row[] | null | undefined): Map<number, Row[]> | undefined {
  return rows === undefined ? undefined : Map.groupBy(rows ?? [], (row) => row.providerId as number);
}
