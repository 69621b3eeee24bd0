import { WITHIN_AREA } from './kinds.ts';

/** A count around a place, or within an area of the map. Slots are SQL. */
interface Count {
  name: string;
  parameters: string;
  /** The area codes in which documents are, and variables for them. */
  variables: string;
  codes: string;
  /** The condition on a document `d`. */
  matches: string;
  /** Searches that are not of these areas. */
  elsewhere?: string;
  /** What is known without a sample. */
  known?: string;
}

const COUNTS: Count[] = [
  {
    name: 'count',
    parameters: 'place_id int, kind public.address_kind, latitude float8, longitude float8, reach int',
    variables: `
  around constant int[] := case when place_id is not null then search.ring(reach, place_id, kind, latitude, longitude) end;
  ring constant int[] := case when around is not null then around || search.serving(place_id) end;`,
    codes: 'ring',
    matches: 'd.areas && ring',
    elsewhere: `
  if ring is null then
    select e.documents, e.is_few into documents, is_exact from search.expected(filter, filter_index, filter_documents) e;
    if is_exact then
      documents := (select count(*) from search.document d where d.terms @@ query)
        + (select count(*) from search.pending_document d where d.terms @@ query);
    end if;
    return;
  end if;`,
    known: `
  -- all documents of one area
  if query is null and cardinality(around) = 1 and at_most > search.exact_limit() then
    documents := at_most;
    return;
  end if;`,
  },
  {
    name: 'count_within',
    parameters: 'south float8, west float8, north float8, east float8',
    variables: `
  cells constant int[] := search.cells_within(south, west, north, east);`,
    codes: 'cells',
    matches: WITHIN_AREA,
  },
];

/** One statement with the words and one without: "these words, or any" has no plan that suits both. */
function countOf(table: string, matches: string): string {
  const counted = (condition: string) => `(select count(*) from search.${table} d where ${condition}${matches})`;
  return `case when query is null then ${counted('')}
    else ${counted('d.terms @@ query and ')} end`;
}

const sample = (nth: number, matches: string) =>
  `${nth} * ${countOf('document', `d.provider_id % ${nth} = 7 and ${matches}`)}`;

/**
 * How many documents a search has in all, where its page has not read them all: from the vocabulary, the areas or a sample,
 * if there are so many that enough are in it; else exact. `filter_index`: the filter that found something, from 1;
 * `filter_documents`: how many documents it has at most. Volatile: see words.sql.
 */
export function renderCounts(): string {
  return COUNTS.map(
    ({ name, parameters, variables, codes, matches, elsewhere = '', known = '' }) => `
create or replace function search.${name}(filter text, filter_index int, filter_documents int, ${parameters},
  out documents int, out is_exact boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  query constant tsquery := filter::tsquery;${variables}
  at_most int;
begin${elsewhere}
  is_exact := false;
  select coalesce(filter_documents, s.documents)::float8 * search.documents_in(${codes}) / greatest(s.documents, 1)
  into at_most from search.size s;${known}
  if at_most > 40000 then
    documents := ${sample(256, matches)};
    if documents >= 128 * 256 then return; end if;
  end if;
  documents := ${sample(16, matches)};
  if documents >= search.few(filter_index) * 16 then return; end if;
  is_exact := true;
  documents := ${countOf('document', matches)}
    + ${countOf('pending_document', matches)};
end $$;`,
  ).join('\n');
}
