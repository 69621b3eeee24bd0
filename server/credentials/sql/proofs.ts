import { CHECK_DAYS } from '#shared/credentials.ts';
import { COUNTRY_ZONES, REGION_ZONES } from '../timeZones.ts';

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const whenRegion = Object.entries(REGION_ZONES).flatMap(([country, zones]) =>
  zones.map(
    ([zone, regions]) => `when a.country_code = '${country}' and r.name in (${regions.map(quote)}) then '${zone}'`,
  ),
);
const whenCountry = Object.entries(COUNTRY_ZONES).map(([country, zone]) => `when '${country}' then '${zone}'`);

/**
 * Whether a check `k` is about the business that `p` (providers) is now: another name or region is another business.
 * A check without a region counts in each.
 */
export const OF_BUSINESS = `lower(k.of_name) = lower(p.business_name)
  and (k.of_region_id is null or k.of_region_id is not distinct from credentials.region_of(p.address_id))`;

/** Functions with the zones and periods that TypeScript uses, too. */
export function renderProofs(): string {
  return `
-- The region of a place; null for a country.
create or replace function credentials.region_of(place int) returns int language sql stable as $$
  select case when a.kind = 'region' then a.id else a.region_id end from public.addresses a where a.id = place
$$;

-- The time zone of a place; of a country or region with several, that of most of its people.
create or replace function credentials.time_zone(place int) returns text language sql stable as $$
  select case
    ${whenRegion.join('\n    ')}
    else case a.country_code ${whenCountry.join(' ')} else 'UTC' end end
  from public.addresses a
  left join public.addresses r on r.id = credentials.region_of(a.id)
  where a.id = place
$$;

-- The end of a day there.
create or replace function credentials.end_of(day date, place int) returns timestamptz language sql stable as $$
  select (day + 1)::timestamp at time zone credentials.time_zone(place)
$$;

-- What was found last of each credential of these providers, if that is the credential of the business of this name
-- and region.
-- It is shown until ends_at: the end of its last day, or of the days for which a check is shown. The newest source
-- counts, and of one day the newest check.
create or replace function credentials.proofs(ids int[])
returns table (provider_id int, kind text, number text, valid_until date, check_id int, by text, source text,
  source_date date, at timestamptz, ends_at timestamptz)
language sql stable as $$
  select c.provider_id, c.kind, c.number, c.valid_until, k.id, k.by::text, k.source, k.source_date, k.at,
    credentials.end_of(least(c.valid_until, k.source_date + ${CHECK_DAYS}), p.address_id)
  from public.provider_credentials c
  join public.providers p on p.id = c.provider_id
  cross join lateral (
    select * from public.credential_checks k
    where k.provider_id = c.provider_id and k.kind = c.kind and k.number = c.number
    order by k.source_date desc, k.id desc limit 1
  ) k
  where c.provider_id = any (ids) and k.result = 'match' and ${OF_BUSINESS}
$$;
`;
}
