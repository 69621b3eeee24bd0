import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import css from './SaveBar.module.css';

interface SaveBarProps {
  isNew?: boolean;
  isDirty: boolean;
  isPending: boolean;
  children?: ReactNode;
}

/** Stays in sight while there is something to save. */
export function SaveBar({ isNew, isDirty, isPending, children }: SaveBarProps) {
  return (
    <div className={css.bar} data-dirty={isDirty || undefined}>
      <Button type="submit" isPending={isPending}>
        {isNew ? (
          <FormattedMessage id="bo.create" defaultMessage="Create" description="Button: creates what is in the form" />
        ) : (
          <FormattedMessage
            id="bo.save"
            defaultMessage="Save Changes"
            description="Button: saves what was changed in the form"
          />
        )}
      </Button>
      {children}
      {isDirty && !isNew && (
        <p className={css.state} role="status">
          <FormattedMessage
            id="bo.unsaved"
            defaultMessage="Unsaved changes"
            description="Beside the button that saves a form"
          />
        </p>
      )}
    </div>
  );
}
