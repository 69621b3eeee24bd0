import { FormattedDate, useIntl } from 'react-intl';
import css from './Timestamp.module.css';

interface TimestampProps {
  value: string;
}

/** A date and time as the person writes them, on a clock of 24 hours. */
export function Timestamp({ value }: TimestampProps) {
  return (
    <time className={css.timestamp} dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" timeStyle="short" hourCycle="h23" />
    </time>
  );
}

/** The date alone, for columns where the time is rarely of interest: that is in the tooltip. */
export function Day({ value }: TimestampProps) {
  const intl = useIntl();
  return (
    <time
      className={css.timestamp}
      dateTime={value}
      title={intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })}
    >
      {/* in Portuguese the medium form is twice as long as in the others ("12 de ago. de 2026") and was cut */}
      <FormattedDate value={value} dateStyle={intl.locale.startsWith('pt') ? 'short' : 'medium'} />
    </time>
  );
}
