import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#web/ui/TextField.tsx';
import css from './DateField.module.css';

interface DateFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'action' | 'value'> {
  type?: 'date' | 'time';
  /** A date such as `2026-11-21`, or a time such as `08:00`; empty for none. */
  value: string;
}

/** A field for a date or a time of day, in the page's format; during editing, in that of the browser's language. */
export function DateField({ type = 'date', value, ...props }: DateFieldProps) {
  const intl = useIntl();
  const written = (day: string) =>
    intl.formatDate(day, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className={css.field}>
      <TextField
        {...props}
        type={type}
        value={value}
        action={
          <span className={css.shown} data-empty={value ? undefined : ''} aria-hidden="true">
            {type === 'time' && (value || '––:––')}
            {type === 'date' &&
              (value ? written(value) : <FormattedMessage id="bo.pickDate" defaultMessage="Choose a date" />)}
          </span>
        }
      />
    </div>
  );
}
