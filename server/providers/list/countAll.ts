import type { Pool } from 'pg';

/** To here all are counted each time, which takes a few milliseconds. */
const COUNTED_ROWS = 50_000;
const FRESH_MS = 5_000;

const known = new WeakMap<Pool, { at: number; count: Promise<number> }>();

/** How many providers there are; of very many the number is up to five seconds old. */
export async function countAll(pool: Pool): Promise<number> {
  const last = known.get(pool);
  if (last && Date.now() - last.at < FRESH_MS) return last.count;
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select from providers limit ${COUNTED_ROWS}) few`,
  );
  const { count: few } = rows[0]!;
  if (few < COUNTED_ROWS) return few;
  const count = pool
    .query<{ count: number }>('select count(*)::int as count from providers')
    .then((answer) => answer.rows[0]!.count);
  known.set(pool, { at: Date.now(), count });
  // what failed is asked again by the next who comes
  count.catch(() => known.delete(pool));
  return count;
}
