import type { ClientBase } from 'pg';
import { type DemoProvider, generateProviders } from '#prisma/demo/generateProviders.ts';
import { demoPlaces, insertProviders } from './demo.ts';

const WAITING = 100;
/** The number of generated providers to skip, because every demo directory contains them. */
const FIRST = 60;

/**
 * Statements for the provider with id `$1` that make a pending provider easy or hard to decide about. Each kind is
 * applied to every tenth provider.
 */
const KINDS: readonly (readonly string[])[] = [
  // complete, with a verified address
  [confirmed()],
  // unverified address
  [],
  // duplicate: the tax number, website or phone of a published provider
  [confirmed(), takeOf('tax_number = o.tax_number, tax_type_id = o.tax_type_id', 'o.tax_number is not null')],
  [takeOf('website_url = o.website_url, business_name = o.business_name', 'o.website_url is not null')],
  [
    `update contacts set contact_value = (select c.contact_value from contacts c join providers o on o.id = c.provider_id
      where o.status = 'approved' and c.contact_type <> 'email' order by c.id offset $1 % 100 limit 1)
     where provider_id = $1 and contact_type <> 'email'`,
  ],
  // a tax number with a wrong digit
  [
    `update providers set tax_number = '20-12345678-0', tax_type_id =
      (select id from tax_types where country_code = 'AR' and short_name = 'CUIT') where id = $1`,
  ],
  // a phone number without a country code
  [
    confirmed(),
    `insert into contacts (provider_id, contact_type, contact_value, typed_value)
     values ($1, 'whatsapp', '+549261' || (5550000 + $1::int), '261 ' || (5550000 + $1::int))`,
  ],
  // no useful content: the description repeats the name
  [`update providers set description = business_name, website_url = null where id = $1`],
  // resubmitted after a request for changes
  [
    confirmed(),
    `insert into provider_decisions (provider_id, kind, reason)
     values ($1, 'changes-requested', 'Please say which regions you serve.')`,
    `update providers set version = version + 1, updated_at = created_at + interval '2 days',
      description = description || ' We serve the whole country.' where id = $1`,
    `insert into logs (severity, code, subject, subject_id, before, after)
     select 'info', code, 'provider', id, former, case code when 'changesRequested' then former else latter end
     from (select id, jsonb_build_object('description', left(description, -28)) as former,
       jsonb_build_object('description', description) as latter from providers where id = $1) p,
       unnest(array['changesRequested', 'businessSubmittedAgain']) with ordinality as codes (code, nth) order by nth`,
  ],
  // spam
  [
    `update providers set business_name = 'BEST CASINO BONUS ' || $1::int, commercial_name = null, tax_number = null,
      tax_type_id = null, description = 'Win big today!!! Click the link.', website_url = 'https://casino.example'
     where id = $1`,
  ],
];

function confirmed(): string {
  return `insert into mailed_links (kind, token_hash, email, provider_id, expires_at, used_at)
    select 'business', sha256(('demo ' || id)::bytea), applicant_email, id, now(), now() from providers where id = $1`;
}

/** A statement that copies some fields from a published provider. */
function takeOf(set: string, where: string): string {
  return `update providers p set ${set} from (select * from providers o where o.status = 'approved' and ${where}
    order by o.id offset $1 % 100 limit 1) o where p.id = $1`;
}

/** Adds a hundred pending providers of ten kinds; each call generates different ones. Returns their number. */
export async function seedWaiting(client: ClientBase): Promise<number> {
  const places = await demoPlaces(client);
  if (places.length === 0) throw new Error('start the server once first: it loads the places');
  await client.query('begin');
  try {
    const { rows } = await client.query<{ value: number }>(
      `insert into settings (key, value) values ('waitingDemo', '1')
       on conflict (key) do update set value = to_jsonb((settings.value #>> '{}')::int + 1) returning (value #>> '{}')::int as value`,
    );
    const skipped = FIRST + (rows[0]!.value - 1) * WAITING;
    const waiting: DemoProvider[] = [...generateProviders(places, { count: 0, unapproved: skipped + WAITING })];
    const ids = await insertProviders(client, waiting.slice(skipped));
    await client.query(
      `update providers set applicant_email = 'applicant' || id || '@demo.example',
         created_at = now() - (id - $2::int + 1) * interval '3 hours' where id = any ($1)`,
      [ids, ids[0]],
    );
    for (const [at, id] of ids.entries())
      for (const statement of KINDS[at % KINDS.length]!) await client.query(statement, [id]);
    await client.query('commit');
    return ids.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
