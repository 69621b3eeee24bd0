import { TIER_SIZES } from '../weights.ts';
import { KINDS, type Kind } from './kinds.ts';
import { isInSample, SAMPLES } from './samples.ts';

const TEXTS = ['quality', 'sites', 'latitude', 'longitude', 'areas', 'terms', 'approved_at'];

/** The documents that match, with their id and key. Pending documents are in no table that has positions. */
function foundOf({ matches, key, isNewest }: Kind, tier: number | null, columns: string): string {
  const conditions = matches(tier);
  // "offset 0": found by its index of the date, not by those of words and areas
  const [documents, at] =
    isNewest && tier !== null
      ? ['(select * from search.document where approved_at between since and until offset 0)', 'null::tid']
      : ['search.document', 'ctid'];
  const found = conditions.map(
    (condition) => `
            select *, ${at} as at, false as is_pending from ${documents} d where ${condition}
            union all`,
  );
  return `
          select ${columns}, d.provider_id, ${key} as key
          from (${found.join('')}
            select *, null::tid, true from search.pending_document d where ${conditions.map((each) => `(${each})`).join(' or ')}
          ) d`;
}

/** The first block below its start. */
const blockOf = (documents: string, { blockSize }: Kind) => `
        select k.* from ${documents} k
        where block_start is null or (k.key, -k.provider_id) < (block_start, -block_start_id)
        order by k.key desc, k.provider_id limit ${blockSize}`;

const columnsOf = (table: string) => TEXTS.map((name) => `${table}.${name}`).join(', ');

/** A block of all documents, and the ids of all matches; their texts may be fetched for the block alone. */
function lastBlock(kind: Kind): { matching: string; block: string } {
  if (!kind.fetchesTextsLater)
    return { matching: foundOf(kind, null, columnsOf('d')), block: blockOf('matching_documents', kind) };
  const pending = TEXTS.map((name) => `case when d.is_pending then d.${name} end as ${name}`).join(', ');
  return {
    matching: foundOf(kind, null, `d.at, ${pending}`),
    block: `
        select ${TEXTS.map((name) => `coalesce(x.${name}, l.${name}) as ${name}`).join(', ')}, l.provider_id, l.key
        from (${blockOf('matching_documents', kind)}
        ) l left join search.document x on x.ctid = l.at`,
  };
}

function branch(kind: Kind, tier: number, isLast: boolean): string {
  const { matching, block } = isLast
    ? lastBlock(kind)
    : { matching: null, block: blockOf(`(${foundOf(kind, tier, columnsOf('d'))}\n        )`, kind) };
  // "offset 0": or the distance is computed once for each use
  return `
    when ${tier} then
      ${matching ? `with matching_documents as materialized (${matching}\n      )` : ''}
      select array_agg(s.provider_id), array_agg(s.score), array_agg(s.km), array_agg(s.key),
        ${matching ? 'array(select m.provider_id from matching_documents m)' : 'null'}
      into ids, scores, distances, keys, matching
      from (
        select c.*, ${kind.score} as score
        from (
        select t.provider_id, t.key, t.quality, t.terms, ${kind.kilometres ?? 'null::float8'} as km
        from (${block}
        ) t${kind.kilometres ? ' offset 0' : ''}
        ) c
        order by score desc, c.provider_id
      ) s;`;
}

/**
 * Blocks of documents of each kind of search, scored and in order, as parallel arrays: the best candidates below where the
 * block starts. `matching`: the ids of all matches, in the last tier. One statement for each tier with those before it, because
 * PostgreSQL uses the index of a tier only where the tier is written out.
 */
export function renderTiers(): string {
  // nearest first, all are read
  const last = (kind: Kind) => (kind.isNewest ? 1 : kind.name === 'nearest' ? 0 : TIER_SIZES.length);
  const branches = (kind: Kind) =>
    Array.from({ length: last(kind) + 1 }, (_, tier) => branch(kind, tier, tier === last(kind))).join('');
  const functions = KINDS.map(
    (kind) => `
-- ${kind.comment}
create or replace function search.${kind.name}(tier int, ${kind.parameters}, block_start float8, block_start_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[], out matching int[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$${kind.variables ? `\ndeclare${kind.variables}` : ''}
begin
  case tier${branches(kind)}
  end case;
end $$;`,
  );
  return [...functions, indexes()].join('\n');
}

/** The indexes of all documents, of those up to each tier, and of each sample. */
function indexes(): string {
  const gin = 'using gin (terms, areas) with (fastupdate = off)';
  const indexes = [
    gin,
    ...TIER_SIZES.map((_, tier) => `${gin} where tier <= ${tier}`),
    ...SAMPLES.slice(1).map((nth) => `${gin} where ${isInSample(nth, 'provider_id')}`),
    '(approved_at desc, provider_id)',
  ];
  return `
-- Makes the nth index of the documents that are about to replace the present ones; false when there is none. One at
-- a time: see rebuild.sql.
create or replace function search.index_documents(nth int) returns boolean language plpgsql
set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
begin
  case nth${indexes.map((index, at) => `\n    when ${at + 1} then create index on search.document_next ${index};`).join('')}
    else return false;
  end case;
  return true;
end $$;`;
}
