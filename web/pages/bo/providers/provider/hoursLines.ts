import { ALL_DAY, isAllDay, type OpeningSpan, readHours, WEEKDAYS } from '#shared/openingHours.ts';

/** A line of opening hours in the form: days with the same opening and closing time. */
export interface HoursLine extends OpeningSpan {
  days: readonly (typeof WEEKDAYS)[number][];
}

/** Stored hours as lines. */
export function readLines(hours: string | null | undefined): HoursLine[] {
  const groups = readHours(hours ?? '') ?? [];
  return groups.flatMap(({ days, spans }) =>
    spans.map((span) => ({ ...forFields(span), days: days.map((day) => WEEKDAYS[day]!) })),
  );
}

/** Replaces 24:00 by 00:00, as time fields have no 24:00; closing at 00:00 is equivalent. */
const forFields = (span: OpeningSpan) =>
  span.closes === ALL_DAY.closes && !isAllDay(span) ? { ...span, closes: '00:00' } : span;

/** The hours as the form sends them; the form rejects lines without days or times. */
export function writeLines(lines: readonly HoursLine[]): string {
  return lines.map(({ days, opens, closes }) => `${days.join()} ${opens}-${closes}`).join('; ');
}
