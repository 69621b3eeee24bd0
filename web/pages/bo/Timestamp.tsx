import { FormattedDate, useIntl } from 'react-intl';
import css from './Timestamp.module.css';

interface TimestampProps {
  value: string;
}

const WHOLE = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;

/** A date and time in the user's format, in 24-hour notation. */
export function Timestamp({ value }: TimestampProps) {
  return (
    <time className={css.timestamp} dateTime={value}>
      <FormattedDate value={value} {...WHOLE} />
    </time>
  );
}

/** Only the date, for columns where the time is rarely needed: it is in the tooltip. */
export function Day({ value }: TimestampProps) {
  const intl = useIntl();
  return (
    <time className={css.timestamp} dateTime={value} title={intl.formatDate(value, WHOLE)}>
      <FormattedDate value={value} dateStyle="short" />
    </time>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago: "96 days ago". The date is in the tooltip. */
export function Ago({ value }: TimestampProps) {
  const intl = useIntl();
  const passed = Date.now() - Date.parse(value);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? UNITS.at(-1)!;
  return (
    <time className={css.timestamp} dateTime={value} title={intl.formatDate(value, WHOLE)}>
      {intl.formatRelativeTime(-Math.floor(passed / length), unit, { numeric: 'auto' })}
    </time>
  );
}
