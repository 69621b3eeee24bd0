import {
  HAS_WORDS,
  IS_SITE_NEAR,
  IS_SITE_WITHIN,
  isWithinArea,
  isWithinReach,
  kilometresOfNear,
  matchesOf,
  PLACE_VARIABLES,
} from './kinds.ts';

/** A count around a place, or within an area of the map. Slots are SQL. */
interface Count {
  name: string;
  parameters: string;
  /** The area codes in which documents are, and variables for them. */
  variables: string;
  codes: string;
  /** The condition on a document `d`. */
  matches: (hasWords: boolean) => string;
  /** The kinds of search of which all are counted, with words and without. */
  kinds: [withWords: string, without: string];
  /** Searches that are not of these areas. */
  elsewhere?: string;
  /** What is known without a sample. */
  known?: string;
}

const PLACE = `place_id int, kind public.address_kind, latitude float8, longitude float8,
  second_id int, second_kind public.address_kind, second_latitude float8, second_longitude float8, reach int`;
const AREA = 'south float8, west float8, north float8, east float8';
const PLACE_CODES = `
  point constant search.point := search.point(place_id, kind, latitude, longitude);
  second constant search.point := case when second_id is not null
    then search.point(second_id, second_kind, second_latitude, second_longitude) end;${PLACE_VARIABLES}
  within_km constant float8 := search.reach_km(reach, kind);
  around constant int[] := case when place_id is not null then search.rings(reach, point, second) end;
  ring constant int[] := around || case when search.is_beyond(reach, kind) then '{}'
    else point.served_by || coalesce(second.served_by, '{}') end;`;
const AREA_CODES = `
  cells constant int[] := search.cells_within(south, west, north, east);`;

const COUNTS: Count[] = [
  {
    name: 'count',
    parameters: PLACE,
    variables: PLACE_CODES,
    codes: 'ring',
    kinds: ['near', 'around'],
    matches: (hasWords) => `d.areas && ring and ${isWithinReach(hasWords)}`,
    elsewhere: `
  if ring is null then
    select e.documents, e.is_few into documents, is_exact from search.expected(words, filter_index, filter_documents) e;
    if is_exact then
      documents := ${allOf('anywhere')};
    end if;
    return;
  end if;`,
    known: `
  -- all documents of one area
  if filter is null and cardinality(around) = 1 and at_most > search.exact_limit() then
    documents := at_most;
    return;
  end if;`,
  },
  {
    name: 'count_within',
    parameters: AREA,
    variables: AREA_CODES,
    codes: 'cells',
    kinds: ['ranked_within', 'all_within'],
    matches: isWithinArea,
  },
];

/** One statement with the words and one without: "these words, or any" has no plan that suits both. */
function sampled({ matches }: Count, nth: number): string {
  const counted = (condition: string, hasWords: boolean) =>
    `${nth} * (select count(*) from search.document d where d.provider_id % ${nth} = 7 and ${condition}${matches(hasWords)})`;
  return `case when filter is null then ${counted('', false)}
    else ${counted(`${HAS_WORDS} and `, true)} end`;
}

/** Those that a kind of search finds. */
function allOf(kind: string): string {
  const conditions = matchesOf(kind);
  const counts = conditions.map((condition) => `(select count(*) from search.document d where ${condition})`);
  const pending = conditions.map((condition) => `(${condition})`).join(' or ');
  return [...counts, `(select count(*) from search.pending_document d where ${pending})`].join('\n      + ');
}

/**
 * How many documents a search has in all, where its page has not read them all: from the vocabulary, the areas or a sample,
 * if there are so many that enough are in it; else exact. `filter_index`: the filter that found something, from 1;
 * `filter_documents`: how many documents it has at most.
 * Volatile: see words.sql.
 */
export function renderCounts(): string {
  return COUNTS.map(
    (count) => `
create or replace function search.${count.name}(words text[], filter_index int, filter_documents int, wanted search.wanted,
  name text, ${count.parameters},
  out documents int, out is_exact boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter constant tsquery[] := search.filter(words);${count.variables}
  at_most int;
begin
  wanted.named := case when name is null then '{}' else search.named(name::tsquery) end;${count.elsewhere ?? ''}
  is_exact := false;
  select coalesce(filter_documents, s.documents)::float8 * search.documents_in(${count.codes}) / greatest(s.documents, 1)
  into at_most from search.size s;${count.known ?? ''}
  if at_most > 20000 then
    documents := ${sampled(count, 256)};
    if documents >= search.few(filter_index) * 256 then return; end if;
  end if;
  documents := ${sampled(count, 16)};
  if documents >= search.few(filter_index) * 16 then return; end if;
  is_exact := true;
  if filter is null then
    documents := ${allOf(count.kinds[1])};
  else
    documents := ${allOf(count.kinds[0])};
  end if;
end $$;`,
  ).join('\n');
}

const SAMPLES = [1, 4, 16, 64, 256];
// there are indexes of 1/16 and of 1/256
const AMONG: Record<number, string> = {
  1: '',
  4: 'd.provider_id % 4 = 3 and ',
  16: 'd.provider_id % 16 = 7 and ',
  64: 'd.provider_id % 16 = 7 and d.provider_id % 64 = 7 and ',
  256: 'd.provider_id % 256 = 7 and ',
};

/** Of a provider of several sites, services count that are offered where this holds; anywhere, all. */
const IS_SITE: Record<string, string> = {
  near: IS_SITE_NEAR,
  around: IS_SITE_NEAR,
  ranked_within: IS_SITE_WITHIN,
  all_within: IS_SITE_WITHIN,
};

/** The facets of documents, of all or of a sample: how many have each. */
function facetsOf(kind: string, nth: number): string {
  const isSite = IS_SITE[kind];
  const conditions = matchesOf(kind);
  const found = conditions.map(
    (condition) => `select d.facets, d.sites, d.latitude from search.document d where ${AMONG[nth]}${condition}`,
  );
  const pending = conditions.map((condition) => `(${condition})`).join(' or ');
  if (nth === 1) found.push(`select d.facets, d.sites, d.latitude from search.pending_document d where ${pending}`);
  const own = isSite
    ? `case when found.latitude is not null then found.facets else array(
          select lexeme from unnest(found.facets) as lexeme where lexeme !~ '^@c?[0-9]'
          union
          select unnest(array['@' || h.service_id, '@c' || h.category_id])
          from (select unnest(found.sites) as site offset 0) s, unnest((s.site).services) as service_id
          join search.heading h using (service_id) where ${isSite}) end`
    : 'found.facets';
  return `
    return query
      select had.lexeme, (${nth} * count(*))::int, ${nth}
      from (
        select unnest(${own}) as lexeme
        from (${found.join('\n        union all ')}) found
      ) had
      group by had.lexeme;`;
}

/** The kilometres of documents around the place, of all or of a sample; of those anywhere, none. */
function kilometresOf(kind: 'near' | 'around' | 'anywhere', nth: number): string {
  const where = { near: `${HAS_WORDS} and d.areas && ring`, around: 'd.areas && ring', anywhere: HAS_WORDS }[kind];
  const km = kind === 'anywhere' ? '0' : kilometresOfNear(kind === 'near');
  const of = (table: string, condition: string) => `select ${km} as km from search.${table} d where ${condition}`;
  const found = [of('document', `${AMONG[nth]}${where}`)];
  if (nth === 1) found.push(of('pending_document', where));
  return `
      kilometres := array(${found.join('\n        union all ')});`;
}

const bySample = (statements: (nth: number) => string) =>
  `case sample${SAMPLES.map((nth) => `\n    when ${nth} then${statements(nth)}`).join('')}
    end case;`;

/** One of how many documents is read, so that at most so many are. */
const sampleOf = (most: number) =>
  `case ${SAMPLES.slice(0, -1)
    .map((nth) => `when expected <= ${nth * most} then ${nth}`)
    .join(' ')} else ${SAMPLES.at(-1)} end`;
const READ_FOR_FACETS = 2_000;
const READ_FOR_DISTANCES = 1_600;

/** What results can be narrowed by. */
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
  sample := ${sampleOf(READ_FOR_FACETS)};
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

-- How many documents of a search are within each of these distances; none is further than the reach.
create or replace function search.distances(words text[], filter_index int, filter_documents int, wanted search.wanted,
  distances float8[], ${PLACE},
  out matching int[], out every int)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter tsquery[] := search.filter(words);${PLACE_CODES}
  expected int;
  sample int;
  kilometres float8[];
begin
  wanted.named := '{}';
  -- at most; then as many as the sample says
  select coalesce(filter_documents, s.documents)::float8
    * case when ring is null then 1 else search.documents_in(ring)::float8 / greatest(s.documents, 1) end
  into expected from search.size s;
  loop
    sample := ${sampleOf(READ_FOR_DISTANCES)};
    exit when sample >= every;
    if ring is null then
    ${bySample((nth) => kilometresOf('anywhere', nth))}
    elsif filter is null then
    ${bySample((nth) => kilometresOf('around', nth))}
    else
    ${bySample((nth) => kilometresOf('near', nth))}
    end if;
    every := sample;
    expected := sample * cardinality(kilometres);
  end loop;
  matching := array(
    select (every * (select count(*) from unnest(kilometres) as km where km <= distance))::int
    from unnest(distances) with ordinality as asked (distance, nth) order by nth);
end $$;`;
}
