import { FormattedDate, useIntl } from 'react-intl';
import { momentInWords, timeInWords } from './moment.ts';
import css from './Timestamp.module.css';

interface TimestampProps {
  value: string;
}

/** A date and time in the user's format, in 24-hour notation. */
export function Timestamp({ value }: TimestampProps) {
  return (
    <time className={css.timestamp} dateTime={value}>
      {momentInWords(useIntl(), value)}
    </time>
  );
}

/** The time of day, for a list whose heading has the date. The tooltip has the date, too. */
export function TimeOfDay({ value }: TimestampProps) {
  const intl = useIntl();
  return (
    <time className={css.timestamp} dateTime={value} title={momentInWords(intl, value)}>
      {timeInWords(intl, value)}
    </time>
  );
}

/** The date, for a sentence. The time, which is rarely needed, is in the tooltip. */
export function Day({ value }: TimestampProps) {
  const intl = useIntl();
  return (
    <time className={css.timestamp} dateTime={value} title={momentInWords(intl, value)}>
      <FormattedDate value={value} dateStyle="medium" />
    </time>
  );
}

const DAY_MS = 86_400_000;

/** The units of an age, with their lengths and the minimum number of each: 114 days are still counted in days. */
const UNITS = [
  ['year', 365 * DAY_MS, 2],
  ['month', (365 * DAY_MS) / 12, 4],
  ['day', DAY_MS, 1],
  ['hour', 3_600_000, 1],
  ['minute', 60_000, 1],
] as const;

/** An age such as "96 days ago", for a list. The date is in the tooltip. */
export function Ago({ value }: TimestampProps) {
  const intl = useIntl();
  const passed = Date.now() - Date.parse(value);
  const [unit, length] = UNITS.find(([, length, least]) => passed >= least * length) ?? UNITS.at(-1)!;
  return (
    <time className={css.timestamp} dateTime={value} title={momentInWords(intl, value)}>
      {intl.formatRelativeTime(-Math.floor(passed / length), unit, { numeric: 'auto' })}
    </time>
  );
}
