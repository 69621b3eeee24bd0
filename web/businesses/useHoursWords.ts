import { defineMessages, useIntl } from 'react-intl';
import { type HoursWords, WEEKDAYS } from '#shared/openingHours.ts';

const messages = defineMessages({
  Mo: { id: 'hours.Mo', defaultMessage: 'Mon', description: 'Short name of a day' },
  Tu: { id: 'hours.Tu', defaultMessage: 'Tue', description: 'Short name of a day' },
  We: { id: 'hours.We', defaultMessage: 'Wed', description: 'Short name of a day' },
  Th: { id: 'hours.Th', defaultMessage: 'Thu', description: 'Short name of a day' },
  Fr: { id: 'hours.Fr', defaultMessage: 'Fri', description: 'Short name of a day' },
  Sa: { id: 'hours.Sa', defaultMessage: 'Sat', description: 'Short name of a day' },
  Su: { id: 'hours.Su', defaultMessage: 'Sun', description: 'Short name of a day' },
  closed: { id: 'hours.closed', defaultMessage: 'Closed', description: 'In place of opening hours of a day' },
  allDay: { id: 'hours.allDay', defaultMessage: '24 hours', description: 'Opening hours of a day: all of it' },
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
