import { HAS_WORDS, isWithinArea, isWithinReach, matchesOf, PLACE_VARIABLES } from './kinds.ts';
import { isInSample } from './samples.ts';

/** A count around a place, or within an area of the map. Slots are SQL. */
interface Count {
  name: string;
  parameters: string;
  /** The area codes in which documents are, and variables for them. */
  variables: string;
  codes: string;
  /** The condition on a document `d`. */
  matches: (hasWords: boolean) => string;
  /** The kinds of search whose results are counted, with words and without. */
  kinds: [withWords: string, without: string];
  /** Searches that are not of these areas. */
  elsewhere?: string;
  /** Counts that need no sample. */
  known?: string;
}

export const PLACE = `place_id int, kind public.address_kind, latitude float8, longitude float8,
  second_id int, second_kind public.address_kind, second_latitude float8, second_longitude float8, reach int`;
export const AREA = 'south float8, west float8, north float8, east float8';
export const PLACE_CODES = `
  point constant search.point := search.point(place_id, kind, latitude, longitude);
  second constant search.point := case when second_id is not null
    then search.point(second_id, second_kind, second_latitude, second_longitude) end;${PLACE_VARIABLES}
  within_km constant float8 := search.reach_km(reach, kind);
  around constant int[] := case when place_id is not null then search.rings(reach, point, second) end;
  ring constant int[] := case when place_id is not null then around || case when search.is_beyond(reach, kind) then '{}'
    else point.served_by || coalesce(second.served_by, '{}') end end;`;
const AREA_CODES = `
  cells constant int[] := search.cells_within(south, west, north, east);`;

/** The condition on a document `d` of a sample, before others. */
export const among = (nth: number) => (nth === 1 ? '' : `${isInSample(nth, 'd.provider_id')} and `);

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
      documents := ${countOf('anywhere')};
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
    `${nth} * (select count(*) from search.document d where ${among(nth)}${condition}${matches(hasWords)})`;
  return `case when filter is null then ${counted('', false)}
    else ${counted(`${HAS_WORDS} and `, true)} end`;
}

/** The number of matches of a kind of search, of all documents or of a sample. */
export function countOf(kind: string, nth = 1): string {
  const conditions = matchesOf(kind);
  const counts = conditions.map(
    (condition) => `(select count(*) from search.document d where ${among(nth)}${condition})`,
  );
  const pending = conditions.map((condition) => `(${condition})`).join(' or ');
  if (nth === 1) counts.push(`(select count(*) from search.pending_document d where ${pending})`);
  return counts.join('\n      + ');
}

/**
 * The number of documents of a search, where its page has not read them all: from the vocabulary, the areas or a
 * sample, if the sample has enough; otherwise exact. `filter_index`: the filter with results, from 1;
 * `filter_documents`: its maximum number of documents. Volatile: see words.sql.
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
    documents := ${countOf(count.kinds[1])};
  else
    documents := ${countOf(count.kinds[0])};
  end if;
end $$;`,
  ).join('\n');
}
