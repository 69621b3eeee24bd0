import type { Pool } from 'pg';

type DuplicateCandidateReason = 'name' | 'phone' | 'email' | 'website' | 'taxNumber';

export interface DuplicateCandidate {
  providerId: number;
  /** The strongest first. */
  reasons: DuplicateCandidateReason[];
}

const MOST = 10;
/** Of trigrams, from 0 to 1: one letter changed in a name of average length stays above. */
const LEAST_SIMILARITY = 0.7;

/**
 * Providers that may be the same business as this one: the same tax number, site, phone or e-mail, or a name that is
 * nearly the same in the same province. Whichever has most in common comes first.
 */
export async function findDuplicates(pool: Pool, providerId: number): Promise<DuplicateCandidate[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local pg_trgm.similarity_threshold = ${LEAST_SIMILARITY}`);
    const { rows } = await client.query<DuplicateCandidate>({
      name: 'providers.duplicateCandidates',
      text: SQL,
      values: [providerId, MOST],
    });
    await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
}

const SQL = `
with me as (
  select p.id, p.business_name, duplicates.name_key(p.business_name) as name_key, duplicates.site_key(p.website_url) as site_key,
    duplicates.tax_key(p.tax_number) as tax_key, coalesce(a.region_id, a.id) as region
  from providers p join addresses a on a.id = p.address_id where p.id = $1
), found (id, reason, weight) as (
  select p.id, 'taxNumber', 4 from me join providers p on duplicates.tax_key(p.tax_number) = me.tax_key
  union all
  select p.id, 'website', 3 from me join providers p on duplicates.site_key(p.website_url) = me.site_key
  union all
  select other.provider_id, 'phone', 3 from contacts mine
    join contacts other on duplicates.phone_key(other.contact_value) = duplicates.phone_key(mine.contact_value)
    where mine.provider_id = $1 and mine.contact_type <> 'email' and other.contact_type <> 'email'
  union all
  select other.provider_id, 'email', 3 from contacts mine
    join contacts other on lower(other.contact_value) = lower(mine.contact_value)
    where mine.provider_id = $1 and mine.contact_type = 'email' and other.contact_type = 'email'
  union all
  select p.id, 'name', 2 from me
    join providers p on duplicates.name_key(p.business_name) % me.name_key
    join addresses a on a.id = p.address_id
    where coalesce(a.region_id, a.id) = me.region
      and duplicates.numbers(p.business_name) = duplicates.numbers(me.business_name)
), reasons as (select distinct id, reason, weight from found where id <> $1)
select id as "providerId", array_agg(reason order by weight desc, reason) as reasons
from reasons group by id order by sum(weight) desc, id limit $2`;
