import { TIER_SIZES } from '../weights.ts';
import { KINDS, type Kind } from './kinds.ts';
import { isInSample, SAMPLES } from './samples.ts';

const TEXTS = ['quality', 'sites', 'latitude', 'longitude', 'areas', 'terms', 'approved_at'];

/** The first block of documents below its start. Pending documents are in no table that has positions. */
function candidates(kind: Kind, tier: number | null, columns: string): string {
  const { matches, key, blockSize } = kind;
  const conditions = matches(tier);
  // "offset 0": found by its index of the date, not by those of words and areas
  const [documents, at] =
    kind.isNewest && tier !== null
      ? ['(select * from search.document where approved_at between since and until offset 0)', 'null::tid']
      : ['search.document', 'ctid'];
  const found = conditions.map(
    (condition) => `
            select *, ${at} as at, false as is_pending from ${documents} d where ${condition}
            union all`,
  );
  return `
        select k.* from (
          select ${columns}, d.provider_id, ${key} as key
          from (${found.join('')}
            select *, null::tid, true from search.pending_document d where ${conditions.map((each) => `(${each})`).join(' or ')}
          ) d
        ) k
        where block_start is null or (k.key, -k.provider_id) < (block_start, -block_start_id)
        order by k.key desc, k.provider_id limit ${blockSize}`;
}

/** The same in the last tier, where all that match are counted. */
function lastCandidates(kind: Kind): string {
  const total = 'count(*) over () as total';
  if (!kind.fetchesTextsLater) return candidates(kind, null, `${columnsOf('d')}, ${total}`);
  const pending = TEXTS.map((name) => `case when d.is_pending then d.${name} end as ${name}`).join(', ');
  return `
        select ${TEXTS.map((name) => `coalesce(x.${name}, l.${name}) as ${name}`).join(', ')}, l.total, l.provider_id, l.key
        from (${candidates(kind, null, `d.at, ${total}, ${pending}`)}
        ) l left join search.document x on x.ctid = l.at`;
}

const columnsOf = (table: string) => TEXTS.map((name) => `${table}.${name}`).join(', ');

function branch(kind: Kind, tier: number, isLast: boolean): string {
  const found = isLast ? lastCandidates(kind) : candidates(kind, tier, `${columnsOf('d')}, null::int as total`);
  // "offset 0": or the distance is computed once for each use
  return `
    when ${tier} then
      select array_agg(s.provider_id), array_agg(s.score), array_agg(s.km), array_agg(s.key), max(s.total)
      into ids, scores, distances, keys, total
      from (
        select c.*, ${kind.score} as score
        from (
        select t.provider_id, t.key, t.total, t.quality, t.terms, ${kind.kilometres ?? 'null::float8'} as km
        from (${found}
        ) t${kind.kilometres ? ' offset 0' : ''}
        ) c
        order by score desc, c.provider_id
      ) s;`;
}

/**
 * Blocks of documents of each kind of search, scored and in order, as parallel arrays: the best candidates below where the
 * block starts. `total`: how many match in all, in the last tier. One statement for each tier with those before it, because
 * PostgreSQL uses the index of a tier only where the tier is written out.
 */
export function renderTiers(): string {
  // nearest first, all are looked at
  const last = (kind: Kind) => (kind.isNewest ? 1 : kind.name === 'nearest' ? 0 : TIER_SIZES.length);
  const branches = (kind: Kind) =>
    Array.from({ length: last(kind) + 1 }, (_, tier) => branch(kind, tier, tier === last(kind))).join('');
  const functions = KINDS.map(
    (kind) => `
-- ${kind.comment}
create or replace function search.${kind.name}(tier int, ${kind.parameters}, block_start float8, block_start_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[], out total int)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$${kind.variables ? `\ndeclare${kind.variables}` : ''}
begin
  case tier${branches(kind)}
  end case;
end $$;`,
  );
  return [...functions, indexes()].join('\n');
}

/** Of all documents, of those up to each tier, and of each sample. */
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
