import { defineMessage } from 'react-intl';
import { loadChunk } from '#web/loadChunk.ts';
import { useLateDialog } from '#web/useLateDialog.tsx';
import type { WatchDialogProps } from './WatchDialog.tsx';

/** The label of the button that opens the dialog. */
export const watchMessage = defineMessage({ id: 'results.watchButton', defaultMessage: 'Notify me' });

/** `WatchDialog`, whose code is loaded when its button is pressed. */
export function useWatchDialog(props: Pick<WatchDialogProps, 'title' | 'subject'>) {
  const { button, dialog } = useLateDialog(() => loadChunk(() => import('./WatchDialog.tsx')));
  return {
    button,
    dialog: dialog(({ WatchDialog }, { isOpen, onClose }) => isOpen && <WatchDialog {...props} onClose={onClose} />),
  };
}
