import type { Pool } from 'pg';

export interface DayOfFigures {
  /** Such as 2026-11-24. */
  day: string;
  searches: number;
  withoutResults: number;
  presses: number;
  approved: number;
}

/** What staff see on the first page of the back office. */
export interface Figures {
  oldestPendingAt: Date | null;
  approvedThisWeek: number;
  /** The last 30 days with today, oldest first. */
  days: DayOfFigures[];
}

const DAYS = 30;

const SQL = `
select to_char(day, 'YYYY-MM-DD') as day, coalesce(s.count, 0) as searches, coalesce(s.without_results, 0) as "withoutResults",
  coalesce((select sum(count) from provider_days v
    where v.day = d.day and v.kind in ('email', 'phone', 'whatsapp', 'website')), 0)::int as presses,
  (select count(distinct provider_id) from provider_decisions o
    where o.kind = 'approved' and o.created_at >= d.day and o.created_at < d.day + 1)::int as approved
from (select generate_series(current_date - $1::int + 1, current_date, '1 day')::date as day) d
  left join search_days s using (day)
order by day`;

export async function loadFigures(pool: Pool): Promise<Figures> {
  const [days, { rows }] = await Promise.all([
    pool.query<DayOfFigures>({ name: 'statistics.figures', text: SQL, values: [DAYS] }),
    pool.query<{ oldestPendingAt: Date | null }>(
      `select min(created_at) "oldestPendingAt" from providers where approved_at is null and rejected_at is null`,
    ),
  ]);
  return {
    oldestPendingAt: rows[0]!.oldestPendingAt,
    approvedThisWeek: days.rows.slice(-7).reduce((sum, { approved }) => sum + approved, 0),
    days: days.rows,
  };
}
