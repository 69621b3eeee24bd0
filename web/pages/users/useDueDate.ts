import { useIntl } from 'react-intl';

/** Returns a function for a date with its day and hour, in the user's format. */
export function useDueDate(): (moment: string) => string {
  const intl = useIntl();
  return (moment) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
}
