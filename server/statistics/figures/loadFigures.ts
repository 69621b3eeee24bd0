import type { Pool } from 'pg';

export interface DayOfFigures {
  /** The day, such as 2026-11-24. */
  day: string;
  searches: number;
  withoutResults: number;
  presses: number;
  approved: number;
  /** The number of pending providers at the end of the day. */
  pending: number;
  /** The age of the oldest pending provider at the end of the day, in whole days; null if there was none. */
  oldestPendingDays: number | null;
}

/** The numbers of providers entered and of decisions in the week that begins on this Monday. */
export interface Week {
  monday: string;
  count: number;
  decisions: number;
}

/** The figures on the first page of the back office. */
export interface Figures {
  oldestPendingAt: Date | null;
  approvedThisWeek: number;
  /** The last 30 days including today, oldest first. */
  days: DayOfFigures[];
  /** The last weeks including this one, oldest first. */
  weeks: Week[];
}

const DAYS = 30;
export const WEEKS = 12;

/**
 * A provider is pending from its submission until a decision that is not undone. If it was returned more than once,
 * only the last resubmission is known. Few time spans remain after they are grouped by day.
 */
const SQL = `
with days as (select generate_series(current_date - $1::int + 1, current_date, '1 day')::date as day),
steps as (
  select d.*, lead(d.kind) over (partition by d.provider_id order by d.id) as next
  from provider_decisions d
  where d.provider_id in (select provider_id from provider_decisions where created_at >= current_date - $1::int + 1)
),
decided as (
  select provider_id, created_at as until, lag(created_at) over (partition by provider_id order by id) as former
  from steps where kind in ('approved', 'rejected', 'changes-requested') and next is distinct from 'undone'
),
spans as (
  select coalesce(resubmitted_at, created_at) as since, null::timestamptz as until
  from providers where status = 'waiting'
  union all
  select case when former is null then p.created_at else p.resubmitted_at end, until
  from decided join providers p on p.id = provider_id
  where until >= current_date - $1::int + 1 and (former is null or p.resubmitted_at between former and until)
),
by_day as (
  select greatest(since::date, current_date - $1::int) as first, until::date as last, count(*) as count, min(since) as oldest
  from spans group by 1, 2
)
select to_char(day, 'YYYY-MM-DD') as day, coalesce(s.count, 0) as searches, coalesce(s.without_results, 0) as "withoutResults",
  coalesce((select sum(count) from provider_days v
    where v.day = d.day and v.kind in ('email', 'phone', 'whatsapp', 'website')), 0)::int as presses,
  (select count(distinct provider_id) from provider_decisions o
    where o.kind = 'approved' and o.created_at >= d.day and o.created_at < d.day + 1)::int as approved,
  p.pending, extract(day from least(now(), d.day + 1) - p.oldest)::int as "oldestPendingDays"
from days d left join search_days s using (day)
  cross join lateral (select coalesce(sum(count), 0)::int as pending, min(oldest) as oldest
    from by_day where first <= d.day and (last is null or last > d.day)) p
order by day`;

const WEEKS_SQL = `
with weeks as (
  select monday, monday at time zone 'UTC' as first, (monday + interval '1 week') at time zone 'UTC' as after
  from generate_series(date_trunc('week', now() at time zone 'UTC') - $1 * interval '1 week',
    date_trunc('week', now() at time zone 'UTC'), '1 week') monday
),
steps as (
  select created_at, kind, lead(kind) over (partition by provider_id order by id) as next
  from provider_decisions where created_at >= (select min(first) from weeks)
)
select to_char(monday, 'YYYY-MM-DD') as monday,
  (select count(*)::int from providers p where p.created_at >= first and p.created_at < after) as count,
  (select count(*)::int from steps where kind in ('approved', 'rejected', 'changes-requested')
    and next is distinct from 'undone' and created_at >= first and created_at < after) as decisions
from weeks order by monday`;

export async function loadFigures(pool: Pool): Promise<Figures> {
  const [days, { rows: weeks }, { rows }] = await Promise.all([
    pool.query<DayOfFigures>({ name: 'statistics.figures', text: SQL, values: [DAYS] }),
    pool.query<Week>({ name: 'statistics.weeks', text: WEEKS_SQL, values: [WEEKS - 1] }),
    pool.query<{ oldestPendingAt: Date | null }>(
      `select min(coalesce(resubmitted_at, created_at)) "oldestPendingAt" from providers where status = 'waiting'`,
    ),
  ]);
  return {
    oldestPendingAt: rows[0]!.oldestPendingAt,
    approvedThisWeek: days.rows.slice(-7).reduce((sum, { approved }) => sum + approved, 0),
    days: days.rows,
    weeks,
  };
}
