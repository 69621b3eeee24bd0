import { type ReactNode, useState } from 'react';
import { defineMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Messages } from './i18n/loadMessages.ts';
import { MoreMessages } from './i18n/MessagesProvider.tsx';
import { pagesLoader } from './layouts/pagesLoader.ts';
import { serverMessage } from './relay/serverMessage.ts';
import { showToast } from './ui/toasts.ts';

const failedMessage = defineMessage({ id: 'app.openFailed', defaultMessage: 'That did not work. Try again.' });

interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog whose code, texts and data are loaded when its button is pressed. */
export function useLateDialog<Loaded>(load: () => Promise<Loaded>, failed: MessageDescriptor = failedMessage) {
  const intl = useIntl();
  const [loaded, setLoaded] = useState<{ parts: Loaded; messages: Messages } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const [parts, messages] = await Promise.all([load(), pagesLoader()]);
      setLoaded({ parts, messages });
      setOpen(true);
    } catch (error) {
      void showToast({ type: 'error', title: serverMessage(error) ?? intl.formatMessage(failed), seconds: 5 });
    }
    setPending(false);
  };
  return {
    /** The props of the button that opens the dialog. */
    button: { isPending, onPress: () => void open() },
    dialog: (show: (parts: Loaded, state: DialogState) => ReactNode) =>
      loaded && (
        <MoreMessages messages={loaded.messages}>
          {show(loaded.parts, { isOpen, onClose: () => setOpen(false) })}
        </MoreMessages>
      ),
  };
}
