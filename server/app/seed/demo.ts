import type { ClientBase } from 'pg';
import type { DemoPlace, DemoProvider } from '#prisma/demo/generateProviders.ts';
import { generateProviders } from '#prisma/demo/generateProviders.ts';
import { refreshPages } from '#server/directory/refreshPages.ts';
import { FIRST_OWN_ID } from '#server/places/atlas/place.ts';
import { CREDENTIAL_KINDS, type CredentialKindName } from '#shared/credentials.ts';
import { DEMO_FACTS } from './demoFacts.ts';
import type { Progress } from './seed.ts';

const APPROVED = 2_000;
const UNAPPROVED = 60;
const BATCH = 1_000;

/**
 * Fills an empty directory with generated providers. Adds no providers if the directory has or ever had any. Searches
 * find the providers once the search index has been built, in separate transactions: an interrupted build is completed
 * at the next start.
 */
export async function seedDemo(client: ClientBase, onProgress: Progress): Promise<void> {
  const { rows } = await client.query(
    `select exists (select from settings where key = 'demo') or exists (select from providers) as filled, rebuilt_at
     from search.size`,
  );
  if (rows[0].filled && rows[0].rebuilt_at) return;
  if (!rows[0].filled) await insertDemo(client, onProgress);
  await client.query('call search.rebuild()');
  await client.query('analyze');
}

async function insertDemo(client: ClientBase, onProgress: Progress): Promise<void> {
  await client.query('begin');
  try {
    await insertGeneratedProviders(client, { count: APPROVED, unapproved: UNAPPROVED }, onProgress);
    for (const fact of DEMO_FACTS) await client.query(fact);
    await client.query(`insert into settings (key, value) values ('demo', 'true')`);
    await refreshPages(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Inserts the providers without updating search: call `search.rebuild()` afterwards. */
async function insertGeneratedProviders(
  client: ClientBase,
  amount: { count: number; unapproved?: number },
  onProgress: Progress,
): Promise<void> {
  const places = await demoPlaces(client);
  const total = amount.count + (amount.unapproved ?? 0);
  let done = 0;
  let batch: DemoProvider[] = [];
  const flush = async () => {
    await insertProviders(client, batch);
    done += batch.length;
    onProgress('demo providers', done, total);
    batch = [];
  };
  for (const provider of generateProviders(places, amount)) {
    batch.push(provider);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
}

/** The places of the demo providers; empty before the reference data is loaded. */
export async function demoPlaces(client: ClientBase): Promise<DemoPlace[]> {
  const { rows } = await client.query<DemoPlace>(
    `select a.id, a.kind::text as kind, a.name, a.country_code as "countryCode", r.name as region, a.latitude, a.longitude,
       a.population
     from addresses a left join addresses r on r.id = a.region_id
     where a.id < $1 order by a.id`,
    // only places from GeoNames: the demo data stays the same when other places are added
    [FIRST_OWN_ID],
  );
  return rows;
}

const issuerOf = (kind: string) => CREDENTIAL_KINDS[kind as CredentialKindName].issuer;

/** Inserts the providers without updating search. Returns their ids in the order of `providers`. */
export async function insertProviders(client: ClientBase, providers: DemoProvider[]): Promise<number[]> {
  const { rows: ids } = await client.query<{ id: number }>(
    `select nextval('providers_id_seq')::int as id from generate_series(1, $1)`,
    [providers.length],
  );
  const numbered = providers.map((provider, index) => ({ ...provider, id: ids[index]!.id }));
  await client.query(
    `insert into providers (id, business_name, commercial_name, website_url, tax_type_id, tax_number, description,
       address_id, language, roles, status, approved_at, created_at, updated_at)
     select id, "businessName", "commercialName", "websiteUrl", "taxTypeId", "taxNumber", description,
       "addressId", language::language, roles::business_role[], (case when "approvedAt" is null then 'waiting' else 'approved' end)::provider_status,
       "approvedAt", "createdAt", coalesce("approvedAt", "createdAt")
     from json_to_recordset($1) as p (id int, "businessName" text, "commercialName" text, "websiteUrl" text,
       "taxTypeId" int, "taxNumber" text, description text, "addressId" int, language text, roles text[], "approvedAt" timestamptz,
       "createdAt" timestamptz)`,
    [JSON.stringify(numbered)],
  );
  await client.query(
    `insert into contacts (provider_id, contact_type, contact_value, updated_at)
     select id, "contactType"::contact_type, "contactValue", "updatedAt"
     from json_to_recordset($1) as c (id int, "contactType" text, "contactValue" text, "updatedAt" timestamptz)`,
    [JSON.stringify(numbered.flatMap((p) => p.contacts.map((c) => ({ ...c, id: p.id, updatedAt: p.createdAt }))))],
  );
  await client.query(
    `insert into provider_services (provider_id, service_id, address_id, updated_at)
     select id, "serviceId", "addressId", "updatedAt"
     from json_to_recordset($1) as s (id int, "serviceId" int, "addressId" int, "updatedAt" timestamptz)`,
    [JSON.stringify(numbered.flatMap((p) => p.services.map((s) => ({ ...s, id: p.id, updatedAt: p.createdAt }))))],
  );
  await client.query(
    `insert into provider_branches (provider_id, address_id, name, phone, hours, updated_at)
     select id, "addressId", name, phone, hours, "updatedAt"
     from json_to_recordset($1) as b (id int, "addressId" int, name text, phone text, hours text, "updatedAt" timestamptz)`,
    [JSON.stringify(numbered.flatMap((p) => p.branches.map((b) => ({ ...b, id: p.id, updatedAt: p.createdAt }))))],
  );
  await client.query(
    `insert into provider_lanes (provider_id, from_id, to_id, both_ways, rhythm, confirmed_at)
     select id, "fromId", "toId", "bothWays", rhythm::lane_rhythm, "confirmedAt"
     from json_to_recordset($1) as l (id int, "fromId" int, "toId" int, "bothWays" bool, rhythm text, "confirmedAt" timestamptz)`,
    [JSON.stringify(numbered.flatMap((p) => p.lanes.map((l) => ({ ...l, id: p.id, confirmedAt: p.createdAt }))))],
  );
  const credentials = numbered.flatMap(({ id, businessName, credentials }) =>
    credentials.map((item) => ({ ...item, ...item.check, id, businessName, issuer: issuerOf(item.kind) })),
  );
  await client.query(
    `insert into provider_credentials (provider_id, kind, number, valid_until)
     select id, kind, number, "validUntil"
     from json_to_recordset($1) as c (id int, kind text, number text, "validUntil" date)`,
    [JSON.stringify(credentials)],
  );
  await client.query(
    `insert into credential_checks (provider_id, kind, number, by, source, source_date, result, seen_name, of_name, at)
     select id, kind, number, by::credential_checker, issuer, "sourceDate", result::credential_result, "seenName", "businessName",
       "sourceDate"
     from json_to_recordset($1) as c (id int, kind text, number text, by text, issuer text, "sourceDate" date, result text,
       "seenName" text, "businessName" text)`,
    [JSON.stringify(credentials.filter(({ check }) => check !== null))],
  );
  return numbered.map(({ id }) => id);
}
