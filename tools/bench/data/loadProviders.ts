import pg from 'pg';
import type { DemoPlace } from '../../../prisma/demo/generateProviders.ts';
import { type Copy, startCopy } from './copy.ts';
import { APPROVERS, type BenchProvider, generateDirectory } from './generate.ts';
import { withoutIndexes } from './withoutIndexes.ts';

const TABLES = ['providers', 'contacts', 'provider_services', 'provider_lanes'];

/**
 * Fills an empty directory with generated providers. Does not build the search index: call `search.rebuild()`
 * afterwards.
 */
export async function loadProviders(url: string, count: number): Promise<void> {
  const clients = await Promise.all(['main', ...TABLES].map(() => connect(url)));
  const [main, ...writers] = clients as [pg.Client, pg.Client, pg.Client, pg.Client, pg.Client];
  const { rows: places } = await main.query<DemoPlace>(
    `select a.id, a.kind::text as kind, a.name, a.country_code as "countryCode", r.name as region, a.latitude, a.longitude,
       a.population
     from addresses a left join addresses r on r.id = a.region_id`,
  );
  await main.query(
    `insert into users (id, email, display_name)
     select n, 'approver' || n || '@bench.example', (array['Ana','Bruno','Célia','Diego','Elena','Fábio','Gala','Hugo'])[1 + n % 8] || ' ' || n
     from generate_series(1, $1) n`,
    [APPROVERS],
  );
  await main.query(`select setval('users_id_seq', $1)`, [APPROVERS]);
  await withoutIndexes(main, TABLES, () => copyAll(writers, places, count));
  for (const table of TABLES) await main.query(`select setval('${table}_id_seq', (select max(id) from ${table}))`);
  await Promise.all(clients.map((client) => client.end()));
}

async function copyAll(
  writers: [pg.Client, pg.Client, pg.Client, pg.Client],
  places: DemoPlace[],
  count: number,
): Promise<void> {
  const [providers, contacts, services, lanes] = [
    startCopy(
      writers[0],
      'providers',
      `id, business_name, commercial_name, website_url, tax_type_id, tax_number, description, address_id, language,
       status, approved_at, approved_by_id, created_at, updated_at`,
    ),
    startCopy(writers[1], 'contacts', 'provider_id, contact_type, contact_value, updated_at'),
    startCopy(writers[2], 'provider_services', 'provider_id, service_id, address_id, updated_at'),
    startCopy(writers[3], 'provider_lanes', 'provider_id, from_id, to_id, both_ways, rhythm, confirmed_at'),
  ];
  for (const provider of generateDirectory(places, count)) {
    await copyProvider(providers, provider);
    const createdAt = provider.createdAt.toISOString();
    for (const { contactType, contactValue } of provider.contacts)
      await contacts.row([provider.id, contactType, contactValue, createdAt]);
    for (const { serviceId, addressId } of provider.services)
      await services.row([provider.id, serviceId, addressId, createdAt]);
    for (const { fromId, toId, bothWays, rhythm } of provider.lanes)
      await lanes.row([provider.id, fromId, toId, String(bothWays), rhythm, createdAt]);
  }
  await Promise.all([providers, contacts, services, lanes].map((copy) => copy.end()));
}

function copyProvider(copy: Copy, provider: BenchProvider): Promise<void> {
  const createdAt = provider.createdAt.toISOString();
  const approvedAt = provider.approvedAt!.toISOString();
  return copy.row([
    provider.id,
    provider.businessName,
    provider.commercialName,
    provider.websiteUrl,
    provider.taxTypeId,
    provider.taxNumber,
    provider.description,
    provider.addressId,
    provider.language,
    'approved',
    approvedAt,
    provider.approver,
    createdAt,
    approvedAt,
  ]);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // the tables are loaded in parallel: foreign keys hold only at the end
  await client.query('set session_replication_role = replica');
  return client;
}
