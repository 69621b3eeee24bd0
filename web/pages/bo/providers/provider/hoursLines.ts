import { ALL_DAY, isAllDay, type OpeningSpan, readHours, WEEKDAYS } from '#shared/openingHours.ts';

/** Hours that are edited: the days on which it is open from one time to the other. */
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

/** Time fields have no 24:00; closing at 00:00 is equivalent. */
const forFields = (span: OpeningSpan) =>
  span.closes === ALL_DAY.closes && !isAllDay(span) ? { ...span, closes: '00:00' } : span;

/** Lines as the form sends them; one without days or times is refused there. */
export function writeLines(lines: readonly HoursLine[]): string {
  return lines.map(({ days, opens, closes }) => `${days.join()} ${opens}-${closes}`).join('; ');
}
