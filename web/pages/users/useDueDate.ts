import { useIntl } from 'react-intl';

/** A moment with its day and hour, as the person writes them. */
export function useDueDate(): (moment: string) => string {
  const intl = useIntl();
  return (moment) => intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short' });
}
