import { AREA, among, countOf, PLACE, PLACE_CODES } from './counts.ts';
import { HAS_WORDS, IS_SITE_NEAR, IS_SITE_WITHIN, kilometresOfNear, matchesOf } from './kinds.ts';
import { EVERY, SAMPLES } from './samples.ts';

/** Of a provider of several sites, services count that are offered where this holds; anywhere, all. */
const IS_SITE: Record<string, string> = {
  near: IS_SITE_NEAR,
  around: IS_SITE_NEAR,
  ranked_within: IS_SITE_WITHIN,
  all_within: IS_SITE_WITHIN,
};

/** One document in `every`, a power of two, of those in the sample whose index is read: no more are looked at than needed. */
const IS_READ = 'd.provider_id % every = 7 % every';

/** The least power of two with which at most `atMost` of the `expected` documents are read. */
const everyOf = (atMost: string) =>
  `(select min(n) from unnest('{${EVERY}}'::int[]) as n where expected <= n::float8 * ${atMost} or n = ${EVERY.at(-1)})`;
const SAMPLE = `(select max(nth) from unnest('{${SAMPLES}}'::int[]) as nth where nth <= every)`;

/** The facets of documents, of all or of a sample: how many have each. */
function facetsOf(kind: string, nth: number): string {
  const isSite = IS_SITE[kind];
  const conditions = matchesOf(kind);
  const columns = isSite
    ? 'd.provider_id, d.facets, d.latitude, case when d.latitude is null then d.sites end as sites'
    : 'd.facets';
  const found = conditions.map(
    (condition) => `select ${columns} from search.document d where ${among(nth)}${IS_READ} and ${condition}`,
  );
  const pending = conditions.map((condition) => `(${condition})`).join(' or ');
  if (nth === 1) found.push(`select ${columns} from search.pending_document d where ${IS_READ} and (${pending})`);
  const counted = isSite
    ? `
      select lexeme, count(*) as documents
      from (select unnest(f.facets) as lexeme, f.latitude from found f) had
      where had.latitude is not null or lexeme like '@p%' or lexeme in ('@whatsapp', '@image') group by lexeme
      union all
      select '@' || service_id, count(*) from (select distinct service_id, provider_id from offered) o group by service_id
      union all
      select '@c' || category_id, count(*)
      from (select distinct h.category_id, o.provider_id from offered o join search.heading h using (service_id)) o
      group by category_id`
    : `
      select lexeme, count(*) as documents from (select unnest(f.facets) as lexeme from found f) had group by lexeme`;
  const offered = isSite
    ? `, offered as materialized (
      select s.provider_id, unnest((s.site).services) as service_id
      from (select f.provider_id, unnest(f.sites) as site from found f offset 0) s where ${isSite}
    )`
    : '';
  return `
    return query with found as ${isSite ? 'materialized ' : ''}(
      ${found.join('\n      union all ')}
    )${offered}
    select counted.lexeme, (every * sum(counted.documents))::int, every from (${counted}
    ) counted group by counted.lexeme;`;
}

/** Those within each distance around the place, of all or of a sample. */
function withinOf(kind: 'near' | 'around', nth: number): string {
  const condition = kind === 'near' ? `${HAS_WORDS} and d.areas && ring` : 'd.areas && ring';
  const of = (table: string, sample: string) =>
    `select ${kilometresOfNear(kind === 'near')} as km from search.${table} d where ${sample}${IS_READ} and ${condition}`;
  const found = [of('document', among(nth)), ...(nth === 1 ? [of('pending_document', '')] : [])];
  return `
      select array[${[0, 1, 2].map((at) => `count(*) filter (where km <= distances[${at + 1}])`).join(', ')}], count(*)
      into found, read from (${found.join(' union all ')} offset 0) near;`;
}

const bySample = (statements: (nth: number) => string) =>
  `case sample${SAMPLES.map((nth) => `\n    when ${nth} then${statements(nth)}`).join('')}
    end case;`;

/** At most so many are read for the facets of very many. */
const READ_FOR_FACETS = 2_000;

/** The filters of results. */
export function renderFacets(): string {
  const ofKind = (kind: string) => bySample((nth) => facetsOf(kind, nth));
  return `
-- The category of each service.
create or replace view search.heading as
  select s.id as service_id, sub.category_id
  from public.services s join public.service_subcategories sub on sub.id = s.subcategory_id;

-- How many documents of a search have each service, category, region and so on, as lexemes. Of many, those of a sample, each
-- of which stands for \`every\`. Of services, those that are offered near the place count. The parameters are those of
-- search.count and search.count_within, and about how many documents there are, if that is known.
create or replace function search.facets(words text[], filter_index int, filter_documents int, wanted search.wanted,
  ${PLACE},
  ${AREA}, expected int)
returns table (facet text, matching int, every int)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter tsquery[] := search.filter(words);${PLACE_CODES}
  cells constant int[] := case when south is not null then search.cells_within(south, west, north, east) end;
  sample int;
begin
  if expected is null and south is not null then
    select c.documents into expected
    from search.count_within(words, filter_index, filter_documents, wanted, null, south, west, north, east) c;
  elsif expected is null then
    select c.documents into expected
    from search.count(words, filter_index, filter_documents, wanted, null, place_id, kind, latitude, longitude,
      second_id, second_kind, second_latitude, second_longitude, reach) c;
  end if;
  every := ${everyOf(String(READ_FOR_FACETS))};
  sample := ${SAMPLE};
  wanted.named := '{}';
  if south is not null and filter is null then
    ${ofKind('all_within')}
  elsif south is not null then
    ${ofKind('ranked_within')}
  elsif place_id is not null and filter is null then
    ${ofKind('around')}
  elsif place_id is not null then
    ${ofKind('near')}
  else
    filter := coalesce(filter, search.no_filter());
    ${ofKind('anywhere')}
  end if;
end $$;

-- How many documents a search has anywhere: of a sample \`at_least\` so many, or else all are counted. Those of the name are
-- not.
create or replace function search.counted(words text[], filter_index int, filter_documents int, wanted search.wanted,
  at_least int, out documents int, out is_exact boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter constant tsquery[] := search.filter(words);
  expected float8;
  sample int;
  found int;
begin
  wanted.named := '{}';
  select least(filter_documents, s.documents) into expected from search.size s;
  loop
    sample := (select max(nth) from unnest('{${SAMPLES}}'::int[]) as nth
      where nth = 1 or expected >= nth::float8 * at_least and nth < coalesce(sample, 1000));
    ${bySample(
      (nth) => `
      found := ${countOf('anywhere', nth)};`,
    )}
    exit when sample = 1 or found >= at_least;
    expected := sample * found;
  end loop;
  documents := sample * found;
  is_exact := sample = 1;
end $$;

-- How many documents a search has within each of some distances around a place, the last of which is the reach: of a
-- sample of \`at_most\` about so many around it, each of which stands for \`every\`, or all.
create or replace function search.distances(words text[], filter_index int, filter_documents int, wanted search.wanted,
  ${PLACE}, distances float8[], at_most int, out matching int[], out every int)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter constant tsquery[] := search.filter(words);${PLACE_CODES}
  expected float8;
  sample int;
  former int;
  found int[];
  read int;
begin
  wanted.named := '{}';
  select least(filter_documents, s.documents)::float8 * search.documents_in(ring)::float8 / greatest(s.documents, 1)
  into expected from search.size s;
  loop
    every := ${everyOf('at_most')};
    -- again if far fewer were read than could be, or if all can be
    exit when every >= former or every > 1 and every * 2 >= former;
    sample := ${SAMPLE};
    if filter is null then
      ${bySample((nth) => withinOf('around', nth))}
    else
      ${bySample((nth) => withinOf('near', nth))}
    end if;
    former := every;
    matching := array(select every * one from unnest(found) with ordinality as f (one, nth) order by nth);
    expected := every * read;
  end loop;
  every := former;
end $$;`;
}
