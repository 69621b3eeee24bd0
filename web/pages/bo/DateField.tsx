import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#web/ui/TextField.tsx';
import css from './DateField.module.css';

interface DateFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'action' | 'value'> {
  /** Such as `2026-11-21`; empty for none. */
  value: string;
}

/** A date as the page's language writes it; while it is edited, as the browser's does. */
export function DateField({ value, ...props }: DateFieldProps) {
  const intl = useIntl();
  return (
    <div className={css.field}>
      <TextField
        {...props}
        type="date"
        value={value}
        action={
          <span className={css.shown} data-empty={value ? undefined : ''} aria-hidden="true">
            {value ? (
              intl.formatDate(value, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
            ) : (
              <FormattedMessage id="bo.pickDate" defaultMessage="Choose a date" />
            )}
          </span>
        }
      />
    </div>
  );
}
