/**
 * Opening hours of a week, in local time, in the notation of schema.org's `openingHours` and OpenStreetMap: `Mo-Fr
 * 08:00-12:00,14:00-18:00; Sa 08:00-12:00`. An omitted day is closed; `00:00-24:00` is the whole day; hours that close
 * at or before their opening time end on the next day.
 */
export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export interface OpeningSpan {
  opens: string;
  closes: string;
}

/** The hours of each day, beginning with Monday. */
type Week = OpeningSpan[][];

/** Days with the same hours, numbered from Monday, 0. Without spans the days are closed. */
interface OpeningGroup {
  days: number[];
  spans: OpeningSpan[];
}

/** The maximum length, in UTF-16 code units. */
export const MAX_HOURS = 500;
export const ALL_DAY: OpeningSpan = { opens: '00:00', closes: '24:00' };
const MOST_SPANS = 3;
const DAY = 1440;

/** Parses hours. Null for unreadable texts and for overlapping hours. */
export function readHours(text: string): OpeningGroup[] | null {
  if (text.length > MAX_HOURS) return null;
  const week: Week = WEEKDAYS.map(() => []);
  for (const rule of text.split(';')) {
    const [daysText = '', timesText = '', ...rest] = rule.trim().split(' ');
    const days = readDays(daysText);
    const spans = timesText.split(',').map(readSpan);
    if (rest.length > 0 || !days || !spans.every((span) => span !== null)) return null;
    for (const day of days) week[day]!.push(...spans);
  }
  for (const spans of week) spans.sort((a, b) => a.opens.localeCompare(b.opens));
  if (overlap(week) || week.some(({ length }) => length > MOST_SPANS)) return null;
  const groups = new Map<string, OpeningGroup>();
  for (const [day, spans] of week.entries()) {
    const key = spans.map(spanText).join();
    const days = groups.get(key)?.days ?? [];
    groups.set(key, { days: [...days, day], spans });
  }
  return [...groups.values()];
}

/** The normalized text for hours in any notation. Null for an unreadable text. */
export function tidyHours(text: string): string | null {
  const groups = readHours(text);
  const open = groups?.filter(({ spans }) => spans.length > 0) ?? [];
  const days = (group: OpeningGroup) =>
    runsOf(group.days).map(([from, to]) => rangeText(WEEKDAYS[from]!, WEEKDAYS[to]!));
  return groups && open.map((group) => `${days(group).join()} ${group.spans.map(spanText).join()}`).join('; ');
}

export interface HoursWords {
  /** The names of the days, from Monday on. */
  days: readonly string[];
  closed: string;
  allDay: string;
  /** Whether times are in twelve-hour notation. */
  isTwelveHours: boolean;
}

/** Stored hours for display, in one line for days with the same hours; empty for unknown hours. */
export function hoursInWords(hours: string | null | undefined, words: HoursWords): { days: string; times: string }[] {
  const time = (text: string) => (words.isTwelveHours ? twelveHours(text) : text);
  const times = (span: OpeningSpan) =>
    isAllDay(span) ? words.allDay : rangeText(time(span.opens), time(span.closes), '–');
  return (readHours(hours ?? '') ?? []).map(({ days, spans }) => ({
    days: runsOf(days)
      .map(([from, to]) => rangeText(words.days[from]!, words.days[to]!, '–'))
      .join(', '),
    times: spans.map(times).join(', ') || words.closed,
  }));
}

export const isAllDay = ({ opens, closes }: OpeningSpan) => opens === ALL_DAY.opens && closes === ALL_DAY.closes;

const spanText = ({ opens, closes }: OpeningSpan) => `${opens}-${closes}`;
const rangeText = (from: string, to: string, dash = '-') => (from === to ? from : `${from}${dash}${to}`);

function readDays(text: string): number[] | null {
  const ranges = text
    .split(',')
    .map((range) => range.split('-').map((day) => (WEEKDAYS as readonly string[]).indexOf(day)));
  const isValid = ranges.every((range) => range.length <= 2 && range[0]! >= 0 && range.at(-1)! >= range[0]!);
  return isValid ? ranges.flatMap((range) => [...WEEKDAYS.keys()].slice(range[0], range.at(-1)! + 1)) : null;
}

function readSpan(text: string): OpeningSpan | null {
  const [opens, closes, ...rest] = text.split('-');
  const isValid =
    /^([01]\d|2[0-3]):[0-5]\d$/.test(opens ?? '') && /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(closes ?? '');
  return isValid && rest.length === 0 && opens !== closes ? { opens: opens!, closes: closes! } : null;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function overlap(week: Week): boolean {
  const spans = week.flatMap((day, at) =>
    day.map(({ opens, closes }) => {
      const from = at * DAY + minutes(opens);
      const length = minutes(closes) - minutes(opens);
      return { from, to: from + length + (length < 0 ? DAY : 0) };
    }),
  );
  const last = spans.at(-1);
  const before = last ? [{ from: last.from - 7 * DAY, to: last.to - 7 * DAY }, ...spans] : [];
  return before.some(({ to }, at) => at + 1 < before.length && to > before[at + 1]!.from);
}

/** Ranges of consecutive days, each as its first and last day. */
function runsOf(days: number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** Formats `18:30` as `6:30 PM`. */
function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24;
  const rest = time.slice(2) === ':00' ? '' : time.slice(2);
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
