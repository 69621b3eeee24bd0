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

const PROVIDERS = 'providers where id = any ($1)';
const BY_PROVIDER = 'where provider_id = any ($1)';

const TABLES = {
  approver: { approver: { columns: USER, from: `users where ${idIn('approved_by_id', PROVIDERS)}` } },
  taxType: { taxType: { columns: TAX_TYPE, from: `tax_types where ${idIn('tax_type_id', PROVIDERS)}` } },
  image: {
    image: { columns: IMAGE, from: `provider_images ${BY_PROVIDER}` },
    file: { columns: FILE, from: `files where ${idIn('file_id', `provider_images ${BY_PROVIDER}`)}` },
  },
  contacts: { contacts: { columns: CONTACT, from: `(select * from contacts ${BY_PROVIDER} order by id) own` } },
  services: {
    services: { columns: OFFER, from: `(select * from provider_services ${BY_PROVIDER} order by id) own` },
    service: { columns: SERVICE, from: `services where ${idIn('service_id', `provider_services ${BY_PROVIDER}`)}` },
  },
} satisfies Record<string, Partial<Record<Table, Source>>>;

/** By these rows are put together, whatever is wanted of them. */
const ALWAYS = /^id$|Id$|^approvedAt$|^contactType$/;

type Row = Record<string, unknown> & { id: number };
type Table = 'provider' | 'approver' | 'taxType' | 'image' | 'file' | 'contacts' | 'services' | 'service';
type Tables = Partial<Record<Table, Row[]>>;

/** Where rows come from: their columns by the names of their properties, and SQL. */
interface Source {
  columns: Record<string, string>;
  from: string;
}

/** The properties that are wanted of a table's rows; all where nothing is said. */
export type Wanted = Partial<Record<Table, ReadonlySet<string> | null>>;

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
export async function readRows(pool: Pool, ids: readonly number[], { include }: Query, wanted: Wanted = {}) {
  const relations = Object.keys(TABLES).filter((relation) => include?.[relation]);
  const { name, text, parts, beside } = statementOf(relations, wanted);
  const { rows } = await pool.query<(unknown[] | null)[][]>({ name, text, values: [ids], rowMode: 'array' });
  const tables: Tables = {};
  for (const [at, { table, names }] of parts.entries()) tables[table] = rowsOf(names, rows[0]![at] as never);
  return assemble(tables, beside);
}

interface Statement {
  name: string;
  text: string;
  parts: { table: Table; names: string[] }[];
  beside: LoadedBeside;
}

/** The same objects for all rows of a statement. */
interface LoadedBeside {
  provider: Record<string, unknown>;
  image: Record<string, unknown>;
  others: Record<string, unknown>;
}

/** Each is kept by each connection: whoever asks for ever other columns is given all of them. */
const MOST_STATEMENTS = 200;
const statements = new Map<string, Statement>();

function statementOf(relations: string[], wanted: Wanted): Statement {
  const sources = Object.entries<Source>({
    provider: { columns: PROVIDER, from: PROVIDERS },
    ...Object.assign({}, ...relations.map((relation) => TABLES[relation as keyof typeof TABLES])),
  }) as [Table, Source][];
  const parts = sources.map(([table, { columns }]) => ({ table, names: namesOf(columns, wanted[table]) }));
  const key = parts.map(({ table, names }) => `${table} ${names}`).join(' ');
  const known = statements.get(key);
  if (known) return known;
  if (statements.size >= MOST_STATEMENTS && Object.keys(wanted).length > 0) return statementOf(relations, {});
  const statement = {
    name: `providers.rows ${statements.size}`,
    text: `select ${sources.map(([, source], at) => `(${listsOf(source, parts[at]!.names)})`).join(', ')}`,
    parts,
    beside: {
      provider: Object.fromEntries(relations.map((relation) => [relation, RELATIONS[relation]])),
      image: { file: true },
      others: {},
    },
  };
  statements.set(key, statement);
  return statement;
}

function namesOf(columns: Record<string, string>, wanted: ReadonlySet<string> | null | undefined): string[] {
  return Object.keys(columns).filter((name) => !wanted || wanted.has(name) || ALWAYS.test(name));
}

/** A list for each column rather than an object for each row: so names are sent, written and read once. */
function listsOf({ columns, from }: Source, names: string[]): string {
  return `select json_build_array(${names.map((name) => `json_agg(${columns[name]})`).join(', ')}) from ${from}`;
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

function assemble(tables: Tables, beside: LoadedBeside): Row[] {
  const { provider, approver, taxType, image, file, contacts, services, service } = tables;
  const approvers = by('id', approver);
  const taxTypes = by('id', taxType);
  const files = by('id', file);
  const offered = by('id', service);
  for (const one of [...(approver ?? []), ...(taxType ?? [])]) noteLoaded(one, beside.others);
  for (const one of image ?? []) {
    one.file = files?.get(one.fileId as number);
    noteLoaded(one, beside.image);
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
    noteLoaded(row, beside.provider);
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
