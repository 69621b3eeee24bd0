import { FormattedDate } from 'react-intl';

/** A date and time as the person writes them. */
export function Moment({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" timeStyle="short" />
    </time>
  );
}
