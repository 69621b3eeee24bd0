import { KINDS, type Kind, type KindName, nameOfShape, type Tier } from './kinds.ts';
import type { Shape } from './sites.ts';
import { EXACT_LIMIT, NEAR, STATE } from './weights.ts';

/** The options of a block statement. */
export interface Asked {
  kind: KindName;
  shape: Shape;
  tier: Tier;
  /** Whether only the place itself is searched. */
  isAlone?: boolean;
  /**
   * Whether only documents that are among about this number of newest ones, and before the start of the block, are
   * read.
   */
  isRecent?: boolean;
}

const TEXTS = ['quality', 'sites', 'latitude', 'longitude', 'areas', 'terms', 'approved_at'];
const textsOf = (table: string) => TEXTS.map((name) => `${table}.${name}`).join(', ');

/** The 20 best providers with the name: providers with exactly this name come first. */
export const NAMED = `select array(
      select d.provider_id from (select * from search.document union all select * from search.pending_document) d
      where d.terms @@ $name order by ts_rank(d.terms, $name) desc, d.quality desc, d.provider_id limit 20
    ) as ids`;

// slightly later than the block, as its microseconds may be rounded
const UNTIL = `coalesce(to_timestamp($block_start) + interval '1 ms', 'infinity')`;
const SINCE = `coalesce((select approved_at from search.document where approved_at <= ${UNTIL}
        order by approved_at desc offset $newer limit 1), '-infinity')`;
// "offset 0": found by the index of dates rather than by those of words and areas
const RECENT = `(select * from search.document where approved_at between ${SINCE} and ${UNTIL} offset 0)`;

/** The matching documents, with their id and key. Pending documents are not in any table with positions. */
function foundOf({ kind, shape, tier, isAlone, isRecent }: Asked, columns: string): string {
  const { matches, key } = KINDS[kind] as Kind;
  const conditions = matches(shape, tier, isAlone);
  const [documents, at] = isRecent ? [RECENT, 'null::tid'] : ['search.document', 'ctid'];
  const found = conditions.map(
    (condition) => `
      select *, ${at} as at, false as is_pending from ${documents} d where ${condition}
      union all`,
  );
  return `select ${columns}, d.provider_id, ${key(shape)} as key
    from (${found.join('')}
      select *, null::tid, true from search.pending_document d where ${conditions.map((each) => `(${each})`).join(' or ')}
    ) d`;
}

/** The first block of documents after the start. */
const bestOf = (documents: string, { blockSize }: Kind) => `select k.* from ${documents} k
      where $block_start is null or (k.key, -k.provider_id) < ($block_start, -$block_start_id)
      order by k.key desc, k.provider_id limit ${blockSize}`;

/** All matches, if all of them are read, and the candidates of the block with their texts. */
function candidatesOf(asked: Asked): { matching: string | null; candidates: string } {
  const kind: Kind = KINDS[asked.kind];
  if (asked.tier !== null || asked.isRecent)
    return { matching: null, candidates: bestOf(`(${foundOf(asked, textsOf('d'))}\n    )`, kind) };
  if (!kind.fetchesTextsLater) return { matching: foundOf(asked, textsOf('d')), candidates: bestOf('matching', kind) };
  const pending = TEXTS.map((name) => `case when d.is_pending then d.${name} end as ${name}`).join(', ');
  return {
    matching: foundOf(asked, `d.at, ${pending}`),
    candidates: `select ${TEXTS.map((name) => `coalesce(x.${name}, l.${name}) as ${name}`).join(', ')}, l.provider_id, l.key
    from (${bestOf('matching', kind)}
    ) l left join search.document x on x.ctid = l.at`,
  };
}

/**
 * The card of a provider, looked up for each row: a join that was planned while nothing was pending would read all
 * pending rows for each row.
 */
export const cardOf = (row: string) => `case
        when (select true from search.pending_card p where p.provider_id = ${row}.provider_id) then search.live_card(${row}.provider_id)
        else (select k.card from search.card k where k.provider_id = ${row}.provider_id) end`;

export const nameOfBlock = ({ kind, shape, tier, isAlone, isRecent }: Asked) =>
  ['search', kind, tier === null ? 'all' : `t${tier}`, isAlone && 'alone', isRecent && 'recent', nameOfShape(shape)]
    .filter(Boolean)
    .join('.');

/**
 * A statement with one row: a block of documents (the best candidates after the start of the block, scored and sorted),
 * its first rows after the cursor with their cards, and the start of the next block. `matched`: the number of matches,
 * if all of them are read.
 */
export function blockStatement(asked: Asked): string {
  const kind: Kind = KINDS[asked.kind];
  const { shape } = asked;
  const { matching, candidates } = candidatesOf(asked);
  const within = kind.kilometres ? 'km <= $within_km' : 'true';
  const parts = [
    ...(shape.isNamed ? [`named as materialized (\n    ${NAMED}\n  )`] : []),
    ...(matching ? [`matching as materialized (\n    ${matching}\n  )`] : []),
    // "offset 0": otherwise the distance would be computed once for each use
    `block as materialized (
    select c.provider_id, c.key, c.km, ${kind.score(shape)} as score
    from (
      select t.provider_id, t.key, t.quality, t.terms, ${kind.kilometres?.(shape) ?? 'null::float8'} as km
      from (${candidates}
      ) t offset 0
    ) c
  )`,
    `shown as (
    select b.provider_id, b.score, b.km, current.card
    from (
      select * from block
      where $score is null or score < $score or (score = $score and provider_id > $provider_id)
      order by score desc, provider_id limit $size
    ) b
    cross join lateral (select ${cardOf('b')} as card offset 0) current
    where current.card is not null
  )`,
  ];
  return `with ${parts.join(', ')}
  select (${STATE}) as state, count(*)::int as size,
    count(*) filter (where ${within})::int as within,
    count(*) filter (where ${kind.kilometres ? `${within} and km <> ${NEAR.servingKm}` : 'true'})::int as there,
    (select json_build_array(key, provider_id) from block order by key, provider_id desc limit 1) as last,
    ${
      matching
        ? `(select count(*)::int from matching) as matched,
    (select case when count(*) <= ${EXACT_LIMIT}${
      shape.isNamed ? ` and (select cardinality(ids) from named) = 0` : ''
    } then array_agg(provider_id)::text end from matching)`
        : 'null::int as matched, null'
    } as matching,
    (select json_agg(json_build_array(provider_id, score, km, card) order by score desc, provider_id) from shown) as rows
  from block`;
}
