import type { Pool } from 'pg';

/** Adds searches to the numbers of the day. */
export async function countSearches(pool: Pool, day: string, count: number, withoutResults: number): Promise<void> {
  await pool.query({
    name: 'statistics.countSearches',
    text: `insert into search_days as d (day, count, without_results) values ($1, $2, $3)
      on conflict (day) do update set count = d.count + excluded.count,
        without_results = d.without_results + excluded.without_results`,
    values: [day, count, withoutResults],
  });
}
