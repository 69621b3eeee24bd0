import type { IntlShape } from 'react-intl';

/**
 * A date and time in 24-hour notation. They are formatted separately, as in some locales a fixed hour cycle also
 * changes the notation of the date.
 */
export function momentInWords(intl: IntlShape, value: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return `${intl.formatDate(value, { dateStyle: 'medium' })}, ${timeInWords(intl, value, timeStyle)}`;
}

export function timeInWords(intl: IntlShape, value: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return intl.formatTime(value, { timeStyle, hourCycle: 'h23' });
}

const DAY_MS = 86_400_000;

/** "Today", "yesterday", or a date. */
export function dayInWords(intl: IntlShape, value: string): string {
  const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  // a day with a clock change has a different length
  const days = Math.round((startOf(new Date()) - startOf(new Date(value))) / DAY_MS);
  if (days >= 0 && days < 2) return intl.formatRelativeTime(-days, 'day', { numeric: 'auto' });
  return intl.formatDate(value, { dateStyle: 'full' });
}
