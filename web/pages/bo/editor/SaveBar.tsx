import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { VersionLine } from '#web/forms/versionLines.ts';
import { Button } from '#web/ui/Button.tsx';
import css from './EditorPage.module.css';

interface SaveBarProps {
  isNew?: boolean;
  isDirty: boolean;
  isPending: boolean;
  /** The differences between the form and the saved version. */
  changes?: readonly VersionLine[];
  children?: ReactNode;
}

/** The button that saves, and the names of changed fields. */
export function SaveBar({ isNew, isDirty, isPending, changes = [], children }: SaveBarProps) {
  return (
    <div className={css.bar} data-dirty={isDirty || undefined}>
      {!isNew && (
        <p className={css.state} role="status">
          {isDirty ? (
            <b>
              <FormattedMessage id="bo.unsaved" defaultMessage="Unsaved changes" />
            </b>
          ) : (
            <span>
              <FormattedMessage id="bo.noChanges" defaultMessage="No changes" />
            </span>
          )}
          {isDirty && changes.length > 0 && (
            <span className={css.changes}>
              <FormattedList type="unit" value={changes.map(({ label }) => label)} />
            </span>
          )}
        </p>
      )}
      {children}
      <Button type="submit" isPending={isPending}>
        {isNew ? <FormattedMessage id="bo.create" /> : <FormattedMessage id="bo.save" />}
      </Button>
    </div>
  );
}
