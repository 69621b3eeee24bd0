import type { Pool } from 'pg';
import type { ViewKind } from './countViews.ts';

export type Counts = Record<ViewKind, number>;

export interface Numbers {
  totals: Counts;
  /** Each day of the period, oldest first. */
  days: ({ day: string } & Counts)[];
  /** Where people searched who saw it, most first. */
  regions: { addressId: number; count: number }[];
}

const KINDS: readonly ViewKind[] = ['seen', 'opened', 'email', 'phone', 'whatsapp', 'website'];
const MOST_REGIONS = 5;

const none = () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Counts;

/** What visitors did with a provider from a day on, up to before another; both as 2026-11-24, of UTC. */
export async function loadNumbers(pool: Pool, providerId: number, from: string, before: string): Promise<Numbers> {
  const { rows } = await pool.query<{ day: string; kind: ViewKind; count: number; regions: Record<string, number> }>({
    name: 'statistics.numbers',
    text: `select to_char(day, 'YYYY-MM-DD') as day, kind::text as kind, count, regions from provider_days
      where provider_id = $1 and day >= $2 and day < $3`,
    values: [providerId, from, before],
  });
  const totals = none();
  const byDay = new Map<string, Counts>(daysBetween(from, before).map((day) => [day, none()]));
  const regions = new Map<number, number>();
  for (const { day, kind, count, regions: own } of rows) {
    totals[kind] += count;
    byDay.get(day)![kind] = count;
    if (kind === 'seen')
      for (const [id, n] of Object.entries(own)) regions.set(Number(id), (regions.get(Number(id)) ?? 0) + n);
  }
  return {
    totals,
    days: [...byDay].map(([day, counts]) => ({ day, ...counts })),
    regions: [...regions]
      .map(([addressId, count]) => ({ addressId, count }))
      .sort((one, other) => other.count - one.count)
      .slice(0, MOST_REGIONS),
  };
}

const DAY_MS = 86_400_000;

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The last days with today, from the first to before tomorrow. */
export function lastDays(days: number): [string, string] {
  const now = Date.now();
  return [dayOf(new Date(now - (days - 1) * DAY_MS)), dayOf(new Date(now + DAY_MS))];
}

function daysBetween(from: string, before: string): string[] {
  const days = (Date.parse(before) - Date.parse(from)) / DAY_MS;
  return Array.from({ length: days }, (_, at) => dayOf(new Date(Date.parse(from) + at * DAY_MS)));
}
