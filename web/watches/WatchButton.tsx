import { FormattedMessage } from 'react-intl';
import { loadChunk } from '#web/loadChunk.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { useLateDialog } from '#web/useLateDialog.tsx';
import type { WatchDialogProps } from './WatchDialog.tsx';

interface WatchButtonProps extends Pick<WatchDialogProps, 'title' | 'subject'> {
  variant?: ButtonVariant;
}

/** Opens `WatchDialog`. */
export function WatchButton({ variant = 'outline', ...props }: WatchButtonProps) {
  const isHydrated = useHydrated();
  const { button, dialog } = useLateDialog(() => loadChunk(() => import('./WatchDialog.tsx')));
  // without code there is no dialog
  if (!isHydrated) return null;
  return (
    <>
      <Button variant={variant} {...button}>
        <Icon name="bell" size={18} />
        <FormattedMessage id="results.watchButton" defaultMessage="Notify me" />
      </Button>
      {dialog(({ WatchDialog }, { isOpen, onClose }) => isOpen && <WatchDialog {...props} onClose={onClose} />)}
    </>
  );
}
