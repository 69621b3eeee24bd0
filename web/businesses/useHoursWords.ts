import { defineMessages, useIntl } from 'react-intl';
import { type HoursWords, WEEKDAYS } from '#shared/openingHours.ts';

const messages = defineMessages({
  Mo: { id: 'hours.Mo' },
  Tu: { id: 'hours.Tu' },
  We: { id: 'hours.We' },
  Th: { id: 'hours.Th' },
  Fr: { id: 'hours.Fr' },
  Sa: { id: 'hours.Sa' },
  Su: { id: 'hours.Su' },
  closed: { id: 'hours.closed' },
  allDay: { id: 'hours.allDay' },
});

/** The words of opening hours, in the page's language. */
export function useHoursWords(): HoursWords {
  const intl = useIntl();
  return {
    days: WEEKDAYS.map((day) => intl.formatMessage(messages[day])),
    closed: intl.formatMessage(messages.closed),
    allDay: intl.formatMessage(messages.allDay),
    isTwelveHours: intl.locale.startsWith('en'),
  };
}
