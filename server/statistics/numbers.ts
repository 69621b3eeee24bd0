import type { Pool } from 'pg';
import type { ViewKind } from './countViews.ts';

export type Counts = Record<ViewKind, number>;

export interface Numbers {
  totals: Counts;
  /** Each day of the period, oldest first. */
  days: ({ day: string } & Counts)[];
  /** The regions of searches that led to views and clicks, those with the most first. */
  regions: RegionNumbers[];
}

interface RegionNumbers {
  addressId: number;
  seen: number;
  opened: number;
  pressed: number;
}

const KINDS: readonly ViewKind[] = ['seen', 'opened', 'email', 'phone', 'whatsapp', 'website'];
const MOST_REGIONS = 5;

/** The minimum number for a region: smaller numbers could identify visitors and are not shown. */
export const FEWEST_IN_REGION = 5;

const none = () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Counts;

/** The actions of visitors on a provider from one day to before another; both in the format 2026-11-24, in UTC. */
export async function loadNumbers(pool: Pool, providerId: number, from: string, before: string): Promise<Numbers> {
  const { rows } = await pool.query<{ day: string; kind: ViewKind; count: number; regions: Record<string, number> }>({
    name: 'statistics.numbers',
    text: `select to_char(day, 'YYYY-MM-DD') as day, kind::text as kind, count, regions from provider_days
      where provider_id = $1 and day >= $2 and day < $3`,
    values: [providerId, from, before],
  });
  const totals = none();
  const byDay = new Map<string, Counts>(daysBetween(from, before).map((day) => [day, none()]));
  const regions = new Map<number, RegionNumbers>();
  for (const { day, kind, count, regions: own } of rows) {
    totals[kind] += count;
    byDay.get(day)![kind] = count;
    for (const [id, n] of Object.entries(own)) {
      const addressId = Number(id);
      const region = regions.get(addressId) ?? { addressId, seen: 0, opened: 0, pressed: 0 };
      region[kind === 'seen' || kind === 'opened' ? kind : 'pressed'] += n;
      regions.set(addressId, region);
    }
  }
  return {
    totals,
    days: [...byDay].map(([day, counts]) => ({ day, ...counts })),
    regions: [...regions.values()]
      .sort((a, b) => b.seen - a.seen || b.opened - a.opened || b.pressed - a.pressed)
      .slice(0, MOST_REGIONS),
  };
}

const DAY_MS = 86_400_000;

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The bounds of the last days including today: the first day and tomorrow. */
export function lastDays(days: number): [string, string] {
  const now = Date.now();
  return [dayOf(new Date(now - (days - 1) * DAY_MS)), dayOf(new Date(now + DAY_MS))];
}

function daysBetween(from: string, before: string): string[] {
  const days = (Date.parse(before) - Date.parse(from)) / DAY_MS;
  return Array.from({ length: days }, (_, at) => dayOf(new Date(Date.parse(from) + at * DAY_MS)));
}
