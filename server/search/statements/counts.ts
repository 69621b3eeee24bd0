import type { Queryable } from '#server/platform/db.ts';
import { NAMED } from './block.ts';
import { hasWords, KINDS, type Kind, type KindName, nameOfShape } from './kinds.ts';
import { furthestKilometres, type Shape } from './sites.ts';
import { run, type Values } from './statement.ts';
import { SAMPLE_REMAINDER } from './weights.ts';

/** A count of all documents, or of a sample with one document in `nth`. */
export interface Counted {
  kind: KindName;
  shape: Shape;
  nth: number;
}

/** The condition for a document `d` in a sample, before other conditions. */
const among = (nth: number) => (nth === 1 ? '' : `d.provider_id % ${nth} = ${SAMPLE_REMAINDER % nth} and `);

export const nameOfCount = (what: string, { kind, shape, nth }: Counted) =>
  ['search', what, kind, nth, nameOfShape(shape)].join('.');

/** The matching documents, each once, as selects. Pending documents are not in any sample. */
export function foundBy(conditions: readonly string[], nth: number, columns: string): string[] {
  const pending = conditions.map((condition) => `(${condition})`).join(' or ');
  return [
    ...conditions.map((condition) => `select ${columns} from search.document d where ${among(nth)}${condition}`),
    ...(nth === 1 ? [`select ${columns} from search.pending_document d where ${pending}`] : []),
  ];
}

export const conditionsOf = ({ kind, shape }: Counted) => (KINDS[kind] as Kind).matches(shape, null);

/** The first count that is large enough, or the last one: PostgreSQL does not execute the counts after it. */
export function countStatement(all: readonly Counted[]): string {
  const counts = all.map((counted) => {
    const found = foundBy(conditionsOf(counted), counted.nth, 'count(*)').map((select) => `(${select})`);
    // "offset 0": otherwise each is counted twice
    return `(select ${counted.nth} as nth, (${found.join('\n    + ')})::int as documents offset 0)`;
  });
  const named = all.some(({ shape }) => shape.isNamed) ? `with named as materialized (\n    ${NAMED}\n  )\n  ` : '';
  return `${named}select nth, documents from (
    ${counts.join('\n    union all ')}
  ) counted where documents >= $enough or nth = ${all.at(-1)!.nth} limit 1`;
}

/** The number of matching documents in the first sample that has enough, or in the last one. */
export async function countDocuments(
  pool: Queryable,
  all: readonly Counted[],
  values: Values,
  enough = 0,
): Promise<{ nth: number; documents: number }> {
  const name = nameOfCount(`count.${all.map(({ nth }) => nth).join('-')}`, all.at(-1)!);
  const [row] = await run<{ nth: number; documents: number }>(pool, name, () => countStatement(all), {
    ...values,
    enough,
  });
  return row!;
}

/** The number of documents within each distance around a place, and the number of documents read. */
export function distancesStatement({ kind, shape, nth }: Counted, distances: readonly number[]): string {
  const isWordy = kind === 'near';
  const condition = isWordy ? `${hasWords(shape)} and d.areas && $ring` : 'd.areas && $ring';
  const found = foundBy([condition], nth, `${furthestKilometres(shape, isWordy)} as km`);
  return `select json_build_array(${distances.map((km) => `count(*) filter (where km <= ${km})`).join(', ')}) as matching,
    count(*)::int as read
  from (${found.join('\n    union all ')} offset 0) near`;
}
