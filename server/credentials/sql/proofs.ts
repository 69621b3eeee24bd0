import { CHECK_DAYS } from '#shared/credentials.ts';

/** The time zones of countries, or of most of their inhabitants. */
const COUNTRY_ZONES: Record<string, string> = {
  AG: 'America/Antigua',
  AI: 'America/Anguilla',
  AR: 'America/Argentina/Buenos_Aires',
  AW: 'America/Aruba',
  BB: 'America/Barbados',
  BL: 'America/St_Barthelemy',
  BM: 'Atlantic/Bermuda',
  BO: 'America/La_Paz',
  BQ: 'America/Kralendijk',
  BR: 'America/Sao_Paulo',
  BS: 'America/Nassau',
  BZ: 'America/Belize',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CU: 'America/Havana',
  CW: 'America/Curacao',
  DM: 'America/Dominica',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  FK: 'Atlantic/Stanley',
  GD: 'America/Grenada',
  GF: 'America/Cayenne',
  GL: 'America/Nuuk',
  GP: 'America/Guadeloupe',
  GT: 'America/Guatemala',
  GY: 'America/Guyana',
  HN: 'America/Tegucigalpa',
  HT: 'America/Port-au-Prince',
  JM: 'America/Jamaica',
  KN: 'America/St_Kitts',
  KY: 'America/Cayman',
  LC: 'America/St_Lucia',
  MF: 'America/Marigot',
  MQ: 'America/Martinique',
  MS: 'America/Montserrat',
  MX: 'America/Mexico_City',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PM: 'America/Miquelon',
  PR: 'America/Puerto_Rico',
  PY: 'America/Asuncion',
  SR: 'America/Paramaribo',
  SV: 'America/El_Salvador',
  SX: 'America/Lower_Princes',
  TC: 'America/Grand_Turk',
  TT: 'America/Port_of_Spain',
  US: 'America/New_York',
  UY: 'America/Montevideo',
  VC: 'America/St_Vincent',
  VE: 'America/Caracas',
  VG: 'America/Tortola',
  VI: 'America/St_Thomas',
};

/** Regions in another time zone than most of their country, by the zone of most of their inhabitants. */
const REGION_ZONES: Record<string, [zone: string, regions: string[]][]> = {
  BR: [
    ['America/Manaus', ['Amazonas', 'Rondônia', 'Roraima']],
    ['America/Cuiaba', ['Mato Grosso', 'Mato Grosso do Sul']],
    ['America/Rio_Branco', ['Acre']],
  ],
  CA: [
    ['America/Winnipeg', ['Manitoba']],
    ['America/Regina', ['Saskatchewan']],
    ['America/Edmonton', ['Alberta', 'Northwest Territories']],
    ['America/Vancouver', ['British Columbia']],
    ['America/Whitehorse', ['Yukon']],
    ['America/Halifax', ['Nova Scotia', 'New Brunswick', 'Prince Edward Island']],
    ['America/St_Johns', ['Newfoundland and Labrador']],
  ],
  CL: [['America/Punta_Arenas', ['Magallanes']]],
  MX: [
    ['America/Tijuana', ['Baja California']],
    ['America/Hermosillo', ['Sonora']],
    ['America/Mazatlan', ['Baja California Sur', 'Sinaloa', 'Nayarit']],
    ['America/Chihuahua', ['Chihuahua']],
    ['America/Cancun', ['Quintana Roo']],
  ],
  US: [
    [
      'America/Chicago',
      [
        ...['Alabama', 'Arkansas', 'Illinois', 'Iowa', 'Kansas', 'Louisiana', 'Minnesota', 'Mississippi', 'Missouri'],
        ...['Nebraska', 'North Dakota', 'Oklahoma', 'South Dakota', 'Tennessee', 'Texas', 'Wisconsin'],
      ],
    ],
    ['America/Denver', ['Colorado', 'Idaho', 'Montana', 'New Mexico', 'Utah', 'Wyoming']],
    ['America/Phoenix', ['Arizona']],
    ['America/Los_Angeles', ['California', 'Nevada', 'Oregon', 'Washington']],
    ['America/Anchorage', ['Alaska']],
    ['Pacific/Honolulu', ['Hawaii']],
  ],
};

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
