import { FormattedMessage } from 'react-intl';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { useWatchDialog, watchMessage } from './useWatchDialog.tsx';
import type { WatchDialogProps } from './WatchDialog.tsx';

interface WatchButtonProps extends Pick<WatchDialogProps, 'title' | 'subject'> {
  variant?: ButtonVariant;
}

/** A button that opens `WatchDialog`. */
export function WatchButton({ variant = 'outline', title, subject }: WatchButtonProps) {
  const isHydrated = useHydrated();
  const { button, dialog } = useWatchDialog({ title, subject });
  // the dialog needs the page's code
  if (!isHydrated) return null;
  return (
    <>
      <Button variant={variant} {...button}>
        <Icon name="bell" size={18} />
        <FormattedMessage {...watchMessage} />
      </Button>
      {dialog}
    </>
  );
}
