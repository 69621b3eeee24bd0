import type { Pool } from 'pg';
import { taxNumberIsDoubtful } from '#server/tax-types/graphql.ts';
import { domainsLookAlike } from '../control/ownDomain.ts';

/** SQL over `p` (providers): an owner's edit is pending. */
export const PENDING_EDIT = 'exists (select from provider_edits e where e.provider_id = p.id and e.outcome is null)';

/**
 * SQL over `p` (providers): the provider declares its own fleet, and the loaded file of a register lists its number as
 * a broker, or without vehicles.
 */
export const OWN_FLEET_CONTRADICTED = `('own_fleet' = any (p.roles) and exists (select from provider_credentials c
  join register_rows r on r.kind = c.kind and r.number = c.number and (r.broker or r.units = 0) where c.provider_id = p.id))`;

/**
 * SQL for one row `o` of another provider, looked up in an index for each row. Without the limit PostgreSQL expects
 * many rows, as it has no statistics of partial indexes, and reads the whole table instead.
 */
const looked = (rows: string) => `lateral (select from ${rows} and o.provider_id <> p.id limit 1) o`;

/** The facts on which decisions about a provider depend, as SQL over `p` (providers). */
const FLAG_CONDITIONS = {
  confirmed: `(exists (select from mailed_links l where l.provider_id = p.id and l.kind = 'business' and l.used_at is not null)
    or exists (select from provider_users o join users u on u.id = o.user_id
      where o.provider_id = p.id and u.email = p.applicant_email and u.email_verified_at is not null))`,
  duplicate: `(exists (select from providers o where o.id <> p.id
      and duplicates.tax_key(o.tax_number) = duplicates.tax_key(p.tax_number))
    or exists (select from providers o where o.id <> p.id
      and duplicates.site_key(o.website_url) = duplicates.site_key(p.website_url))
    or exists (select from contacts mine, ${looked(`contacts o
        where duplicates.phone_key(o.contact_value) = duplicates.phone_key(mine.contact_value) and o.contact_type <> 'email'`)}
      where mine.provider_id = p.id and mine.contact_type <> 'email')
    or exists (select from contacts mine, ${looked(`contacts o
        where lower(o.contact_value) = lower(mine.contact_value) and o.contact_type = 'email'`)}
      where mine.provider_id = p.id and mine.contact_type = 'email')
    or exists (select from duplicates.similar_names(p.id)))`,
  lookalikeDomain: `exists (select from contacts mine join contacts o on o.provider_id <> p.id and o.contact_type = 'email'
      and ${domainsLookAlike('mine.contact_value', 'o.contact_value')}
    join providers known on known.id = o.provider_id and known.status = 'approved'
    where mine.provider_id = p.id and mine.contact_type = 'email')`,
  numberGuessed: 'exists (select from contacts c where c.provider_id = p.id and c.typed_value is not null)',
  ownFleetContradicted: OWN_FLEET_CONTRADICTED,
  image: 'exists (select from provider_images i where i.provider_id = p.id)',
  resubmitted: `(select d.kind = 'changes-requested' from provider_decisions d where d.provider_id = p.id
    order by d.id desc limit 1) is true`,
  pendingEdit: PENDING_EDIT,
} as const;

type QueueFlag = keyof typeof FLAG_CONDITIONS | 'taxNumberDoubtful';

/** The maximum time for which an open page prevents other moderators from deciding. */
const HELD_MINUTES = 15;

/** The start time since which assignments are still valid. */
export const heldSince = () => new Date(Date.now() - HELD_MINUTES * 60_000);

/** The conditions of the parts of the queue. */
export const VIEW_CONDITIONS = {
  confirmed: FLAG_CONDITIONS.confirmed,
  duplicates: FLAG_CONDITIONS.duplicate,
  resubmitted: FLAG_CONDITIONS.resubmitted,
  withoutImage: `not ${FLAG_CONDITIONS.image}`,
} as const;

export type QueueView = keyof typeof VIEW_CONDITIONS;

export interface QueueFacts {
  flags: QueueFlag[];
  /** The moderator who has the provider open; null when there is none. */
  assignee: string | null;
}

const NAMES = Object.keys(FLAG_CONDITIONS) as (keyof typeof FLAG_CONDITIONS)[];

const SQL = `select p.id, p.tax_number "taxNumber", t.country_code "countryCode", t.short_name "shortName",
    (select u.display_name from provider_assignments a join users u on u.id = a.user_id
      where a.provider_id = p.id and a.since > $2) assignee,
    ${NAMES.map((name) => `${FLAG_CONDITIONS[name]} "${name}"`)}
  from providers p left join tax_types t on t.id = p.tax_type_id where p.id = any ($1)`;

type Row = Record<keyof typeof FLAG_CONDITIONS, boolean> & {
  id: number;
  taxNumber: string | null;
  countryCode: string | null;
  shortName: string | null;
  assignee: string | null;
};

/** The flags of these providers, in one statement. */
export async function loadQueueFacts(pool: Pool, ids: readonly number[]): Promise<Map<number, QueueFacts>> {
  const { rows } = await pool.query<Row>({ name: 'providers.queueFlags', text: SQL, values: [ids, heldSince()] });
  return new Map(
    rows.map(({ id, taxNumber, countryCode, shortName, assignee, ...row }) => {
      const flags: QueueFlag[] = NAMES.filter((name) => row[name]);
      if (taxNumber && countryCode && shortName && taxNumberIsDoubtful(countryCode, shortName, taxNumber))
        flags.push('taxNumberDoubtful');
      return [id, { flags, assignee }];
    }),
  );
}
