import { DISTANCES } from '../facets/facets.ts';
import { AREA, among, countOf, PLACE, PLACE_CODES } from './counts.ts';
import { HAS_WORDS, IS_SITE_NEAR, IS_SITE_WITHIN, isWithinReach, kilometresOfNear, matchesOf } from './kinds.ts';
import { SAMPLES } from './samples.ts';

/** For a provider with several sites, only services at sites that match count; without a place, all. */
const IS_SITE: Record<string, string> = {
  near: IS_SITE_NEAR,
  around: IS_SITE_NEAR,
  ranked_within: IS_SITE_WITHIN,
  all_within: IS_SITE_WITHIN,
};

/** The largest sample with at most `atMost` of the `expected` documents. */
const sampleOf = (atMost: string) =>
  `(select min(nth) from unnest('{${SAMPLES}}'::int[]) as nth where expected <= nth::float8 * ${atMost} or nth = ${SAMPLES.at(-1)})`;

const WITH_SITES = 'd.provider_id, d.facets, d.latitude, case when d.latitude is null then d.sites end as sites';

/** The number of matching documents with each facet, of all or of a sample. */
function facetsOf(kind: string, nth: number): string {
  const conditions = matchesOf(kind);
  return countedOf(kind, (columns) => {
    const found = conditions.map(
      (condition) => `select ${columns} from search.document d where ${among(nth)}${condition}`,
    );
    const pending = conditions.map((condition) => `(${condition})`).join(' or ');
    if (nth === 1) found.push(`select ${columns} from search.pending_document d where ${pending}`);
    return found;
  });
}

/** The same of those that are known to match. */
const facetsOfKnown = (kind: string) =>
  countedOf(kind, (columns) =>
    ['document', 'pending_document'].map(
      (table) => `select ${columns} from search.${table} d where d.provider_id = any (matching_ids)`,
    ),
  );

function countedOf(kind: string, foundWith: (columns: string) => string[]): string {
  const isSite = IS_SITE[kind];
  const distances = kind === 'near' || kind === 'around' ? DISTANCES : [];
  const isWithin = distances.map(
    (km) => `, case when around_km >= ${km} then ${isWithinReach(kind === 'near', String(km))} end as is_within_${km}`,
  );
  const found = foundWith(isSite ? WITH_SITES + isWithin.join('') : 'd.facets');
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
      group by category_id${distances
        .map(
          (km) => `
      union all
      select '${km}km', count(*) filter (where is_within_${km}) from found where around_km >= ${km} having count(*) > 0`,
        )
        .join('')}`
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

/** The count within each distance around the place, of all or of a sample. */
function withinOf(kind: 'near' | 'around', nth: number): string {
  const condition = kind === 'near' ? `${HAS_WORDS} and d.areas && ring` : 'd.areas && ring';
  const of = (table: string, sample: string) =>
    `select ${kilometresOfNear(kind === 'near')} as km from search.${table} d where ${sample}${condition}`;
  const found = [of('document', among(nth)), ...(nth === 1 ? [of('pending_document', '')] : [])];
  return `
      select array[${[0, 1, 2].map((at) => `count(*) filter (where km <= distances[${at + 1}])`).join(', ')}], count(*)
      into found, read from (${found.join(' union all ')} offset 0) near;`;
}

const bySample = (statements: (nth: number) => string) =>
  `case every${SAMPLES.map((nth) => `\n    when ${nth} then${statements(nth)}`).join('')}
    end case;`;

/** The maximum number of documents to read for the facets of very many. */
const READ_FOR_FACETS = 1_500;

/** The filters of results. */
export function renderFacets(): string {
  const ofKind = (kind: string) => bySample((nth) => facetsOf(kind, nth));
  return `
-- The category of each service.
create or replace view search.heading as
  select s.id as service_id, sub.category_id
  from public.services s join public.service_subcategories sub on sub.id = s.subcategory_id;

-- How many documents of a search have each service, category, region and so on, as lexemes, and how many are within each
-- distance up to the radius of the search. Of many, those of a sample, each of which stands for \`every\`. Of services, those
-- that are offered near the place count. The parameters are those of
-- search.count and search.count_within, the ids of all documents, or else about how many there are, if that is known.
create or replace function search.facets(words text[], filter_index int, filter_documents int, wanted search.wanted,
  ${PLACE},
  ${AREA}, matching_ids int[], expected int)
returns table (facet text, matching int, every int)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter tsquery[] := search.filter(words);${PLACE_CODES}
  cells constant int[] := case when south is not null then search.cells_within(south, west, north, east) end;
  -- the radius of the search in km; null where nobody is near the place
  around_km constant float8 := case when not search.is_beyond(reach, kind) then within_km end;
begin
  every := 1;
  wanted.named := '{}';
  if matching_ids is not null then
    if south is not null then
      ${facetsOfKnown('all_within')}
    elsif place_id is not null and filter is null then
      ${facetsOfKnown('around')}
    elsif place_id is not null then
      ${facetsOfKnown('near')}
    else
      ${facetsOfKnown('anywhere')}
    end if;
    return;
  end if;
  if expected is null and south is not null then
    select c.documents into expected
    from search.count_within(words, filter_index, filter_documents, wanted, null, south, west, north, east) c;
  elsif expected is null then
    select c.documents into expected
    from search.count(words, filter_index, filter_documents, wanted, null, place_id, kind, latitude, longitude,
      second_id, second_kind, second_latitude, second_longitude, reach) c;
  end if;
  every := ${sampleOf(String(READ_FOR_FACETS))};
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

-- How many documents a search has anywhere, without those of the name. \`country\`: it asks for all of that country; of
-- very many the areas know. Else of a sample \`at_least\` so many, or else all are counted.
create or replace function search.counted(words text[], filter_index int, filter_documents int, wanted search.wanted,
  country int, at_least int, out documents int, out is_exact boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter constant tsquery[] := search.filter(words);
  expected float8;
  every int;
  found int;
begin
  documents := search.documents_in(array[-country]);
  is_exact := false;
  if documents > search.exact_limit() and at_least <= documents then return; end if;
  wanted.named := '{}';
  select least(filter_documents, s.documents) into expected from search.size s;
  loop
    every := (select max(nth) from unnest('{${SAMPLES}}'::int[]) as nth
      where nth = 1 or expected >= nth::float8 * at_least and nth < coalesce(every, 1000));
    ${bySample(
      (nth) => `
      found := ${countOf('anywhere', nth)};`,
    )}
    exit when every = 1 or found >= at_least;
    expected := every * found;
  end loop;
  documents := every * found;
  is_exact := every = 1;
end $$;

-- How many documents a search has within each of some distances around a place, the last of which is the reach: of a
-- sample of \`at_most\` about so many around it, each of which stands for \`every\`, or all. \`results\`: about how many
-- are within \`results_reach\`, if that is known: the same share of documents is expected to match further away.
create or replace function search.distances(words text[], filter_index int, filter_documents int, wanted search.wanted,
  ${PLACE}, distances float8[], results int, results_reach int, at_most int, out matching int[], out every int)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter constant tsquery[] := search.filter(words);${PLACE_CODES}
  expected float8;
  former int;
  found int[];
  read int;
begin
  wanted.named := '{}';
  select least(filter_documents, s.documents)::float8 * search.documents_in(ring)::float8 / greatest(s.documents, 1)
  into expected from search.size s;
  if results >= 30 then
    expected := sqrt(expected * least(expected, results * search.documents_in(ring)::float8
      / greatest(search.documents_in(search.rings(results_reach, point, second)), 1)));
  end if;
  loop
    every := ${sampleOf('at_most')};
    -- again if far fewer were read than could be, or if all can be
    exit when every >= former or every > 1 and every * 2 >= former;
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
