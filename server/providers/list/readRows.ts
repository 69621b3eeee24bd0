import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { noteLoaded } from '../../graphql/execution/loadedRows.ts';
import { type ContactTypeName, contactTypeOf } from '../contactType.ts';
import { CONTACT, FILE, IMAGE, OFFER, PROVIDER, SERVICE, TAX_TYPE, USER } from './columns.ts';

/** What can be read beside providers: their relations, as Prisma is asked for them. */
const RELATIONS: Record<string, unknown> = {
  approver: true,
  taxType: true,
  image: { include: { file: true } },
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
};

/** What is read beside an image, and beside approvers and tax types. */
const FILES = { file: true };
const NOTHING = {};

const BY_PROVIDER = 'where provider_id = any ($1)';

const TABLES = {
  approver: { approver: every(USER, `users where ${idIn('approved_by_id', 'providers where id = any ($1)')}`) },
  taxType: { taxType: every(TAX_TYPE, `tax_types where ${idIn('tax_type_id', 'providers where id = any ($1)')}`) },
  image: {
    image: every(IMAGE, `provider_images ${BY_PROVIDER}`),
    file: every(FILE, `files where ${idIn('file_id', `provider_images ${BY_PROVIDER}`)}`),
  },
  contacts: { contacts: every(CONTACT, `(select * from contacts ${BY_PROVIDER} order by id) own`) },
  services: {
    services: every(OFFER, `(select * from provider_services ${BY_PROVIDER} order by id) own`),
    service: every(SERVICE, `services where ${idIn('service_id', `provider_services ${BY_PROVIDER}`)}`),
  },
} satisfies Record<string, Partial<Record<Table, Reading>>>;

type Row = Record<string, unknown> & { id: number };
type Table = 'provider' | 'approver' | 'taxType' | 'image' | 'file' | 'contacts' | 'services' | 'service';
type Tables = Partial<Record<Table, Row[]>>;

/** A table's rows: their properties, and SQL for a list of the values of each. */
interface Reading {
  names: string[];
  sql: string;
}

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
  const { name, text, parts, beside } = statementOf(Object.keys(TABLES).filter((relation) => include?.[relation]));
  const { rows } = await pool.query<(unknown[] | null)[][]>({ name, text, values: [ids], rowMode: 'array' });
  const tables: Tables = {};
  for (const [at, [table, { names }]] of parts.entries()) tables[table] = rowsOf(names, rows[0]![at] as never);
  return assemble(tables, beside);
}

interface Statement {
  name: string;
  text: string;
  parts: [Table, Reading][];
  /** The relations, always the same object for the same ones. */
  beside: Record<string, unknown>;
}

const statements = new Map<string, Statement>();

function statementOf(relations: string[]): Statement {
  const name = `providers.rows ${relations}`;
  const known = statements.get(name);
  if (known) return known;
  const provider = every(PROVIDER, 'providers where id = any ($1)');
  const parts = Object.entries<Reading>({
    provider,
    ...Object.assign({}, ...relations.map((relation) => TABLES[relation as keyof typeof TABLES])),
  }) as [Table, Reading][];
  const statement = {
    name,
    text: `select ${parts.map(([, { sql }]) => `(${sql})`).join(', ')}`,
    parts,
    beside: Object.fromEntries(relations.map((relation) => [relation, RELATIONS[relation]])),
  };
  statements.set(name, statement);
  return statement;
}

/** A list for each column rather than an object for each row: so names are sent, written and read once. */
function every(columns: Record<string, string>, from: string): Reading {
  const lists = Object.values(columns).map((column) => `json_agg(${column})`);
  return { names: Object.keys(columns), sql: `select json_build_array(${lists.join(', ')}) from ${from}` };
}

function idIn(column: string, from: string): string {
  return `id = any (array(select distinct ${column} from ${from}))`;
}

/** PostgreSQL says null where there are no rows. */
function rowsOf(names: string[], lists: (unknown[] | null)[]): Row[] {
  const count = lists[0]?.length ?? 0;
  const rows: Row[] = [];
  for (let at = 0; at < count; at++) {
    const row: Record<string, unknown> = {};
    for (let column = 0; column < names.length; column++) row[names[column]!] = lists[column]![at];
    rows.push(row as Row);
  }
  return rows;
}

function assemble(tables: Tables, beside: Record<string, unknown>): Row[] {
  const { provider, approver, taxType, image, file, contacts, services, service } = tables;
  const approvers = by('id', approver);
  const taxTypes = by('id', taxType);
  const files = by('id', file);
  const offered = by('id', service);
  for (const one of [...(approver ?? []), ...(taxType ?? [])]) noteLoaded(one, NOTHING);
  for (const one of image ?? []) {
    one.file = files?.get(one.fileId as number);
    noteLoaded(one, FILES);
  }
  for (const contact of contacts ?? []) contact.contactType = contactTypeOf(contact.contactType as ContactTypeName);
  for (const offer of services ?? []) offer.service = offered?.get(offer.serviceId as number);
  const images = by('providerId', image);
  const contactsOf = byProvider(contacts);
  const servicesOf = byProvider(services);
  for (const row of provider!) {
    if (approvers) row.approver = approvers.get(row.approvedById as number) ?? null;
    if (taxTypes) row.taxType = taxTypes.get(row.taxTypeId as number) ?? null;
    if (images) row.image = images.get(row.id) ?? null;
    if (contactsOf) row.contacts = contactsOf.get(row.id) ?? [];
    if (servicesOf) row.services = servicesOf.get(row.id) ?? [];
    noteLoaded(row, beside);
  }
  return provider!;
}

/** Undefined where the relation was not asked for. */
function by(key: string, rows: Row[] | undefined): Map<number, Row> | undefined {
  return rows && new Map(rows.map((row) => [row[key] as number, row]));
}

function byProvider(rows: Row[] | undefined): Map<number, Row[]> | undefined {
  return rows && Map.groupBy(rows, (row) => row.providerId as number);
}
