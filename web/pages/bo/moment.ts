import type { IntlShape } from 'react-intl';

/**
 * A date and time in 24-hour notation. Both are formatted separately: with a given hour cycle some locales write the date
 * itself in another way.
 */
export function momentInWords(intl: IntlShape, value: string, timeStyle: 'short' | 'medium' = 'short'): string {
  const time = intl.formatTime(value, { timeStyle, hourCycle: 'h23' });
  return `${intl.formatDate(value, { dateStyle: 'medium' })}, ${time}`;
}
