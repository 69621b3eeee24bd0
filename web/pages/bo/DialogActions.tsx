import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';

interface DialogActionsProps {
  /** The id of the form in the dialog. */
  form: string;
  isPending: boolean;
  onCancel: () => void;
  /** The label of the submit button. */
  children: ReactNode;
}

/** The buttons of a dialog with a form. */
export function DialogActions({ form, isPending, onCancel, children }: DialogActionsProps) {
  return (
    <>
      <Button variant="outline" onPress={onCancel}>
        <FormattedMessage id="page.cancel" />
      </Button>
      <Button type="submit" form={form} isPending={isPending}>
        {children}
      </Button>
    </>
  );
}
