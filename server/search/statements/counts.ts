import type { Queryable } from '#server/platform/db.ts';
import { NAMED } from './block.ts';
import { hasWords, KINDS, type Kind, type KindName, nameOfShape } from './kinds.ts';
import { furthestKilometres, type Shape } from './sites.ts';
import { run, type Values } from './statement.ts';
import { SAMPLE_REMAINDER } from './weights.ts';

/** A count of all documents, or of a sample of one in `nth`. */
export interface Counted {
  kind: KindName;
  shape: Shape;
  nth: number;
}

/** The condition on a document `d` of a sample, before others. */
const among = (nth: number) => (nth === 1 ? '' : `d.provider_id % ${nth} = ${SAMPLE_REMAINDER % nth} and `);

export const nameOfCount = (what: string, { kind, shape, nth }: Counted) =>
  ['search', what, kind, nth, nameOfShape(shape)].join('.');

/** The documents that match, each of them once, as selects: pending ones are in no sample. */
export function foundBy(conditions: readonly string[], nth: number, columns: string): string[] {
  const pending = conditions.map((condition) => `(${condition})`).join(' or ');
  return [
    ...conditions.map((condition) => `select ${columns} from search.document d where ${among(nth)}${condition}`),
    ...(nth === 1 ? [`select ${columns} from search.pending_document d where ${pending}`] : []),
  ];
}

export const conditionsOf = ({ kind, shape }: Counted) => (KINDS[kind] as Kind).matches(shape, null);

export function countStatement(counted: Counted): string {
  const counts = foundBy(conditionsOf(counted), counted.nth, 'count(*)').map((select) => `(${select})`);
  const named = counted.shape.isNamed ? `with named as materialized (\n    ${NAMED}\n  )\n  ` : '';
  return `${named}select (${counts.join('\n    + ')})::int as documents`;
}

/** The number of documents that match, of all or of the sample. */
export async function countDocuments(pool: Queryable, counted: Counted, values: Values): Promise<number> {
  const [row] = await run<{ documents: number }>(
    pool,
    nameOfCount('count', counted),
    () => countStatement(counted),
    values,
  );
  return row!.documents;
}

/** How many documents are within each distance around a place, and how many were read for that. */
export function distancesStatement({ kind, shape, nth }: Counted, distances: readonly number[]): string {
  const isWordy = kind === 'near';
  const condition = isWordy ? `${hasWords(shape)} and d.areas && $ring` : 'd.areas && $ring';
  const found = foundBy([condition], nth, `${furthestKilometres(shape, isWordy)} as km`);
  return `select json_build_array(${distances.map((km) => `count(*) filter (where km <= ${km})`).join(', ')}) as matching,
    count(*)::int as read
  from (${found.join('\n    union all ')} offset 0) near`;
}
