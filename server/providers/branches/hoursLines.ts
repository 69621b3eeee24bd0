import { message } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import { hoursInWords, WEEKDAYS } from '#shared/openingHours.ts';

/** Stored opening hours in a readable form, such as `Mon–Fri 8 AM–6 PM`. */
export function hoursLines(hours: string | null, language: Language): string[] {
  const words = {
    days: WEEKDAYS.map((day) => message(`hours.${day}`, language)),
    closed: message('hours.closed', language),
    allDay: message('hours.allDay', language),
    isTwelveHours: language === 'en',
  };
  return hoursInWords(hours, words).map(({ days, times }) => `${days} ${times}`);
}
