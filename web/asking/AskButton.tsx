import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Messages } from '#web/i18n/loadMessages.ts';
import { MoreMessages } from '#web/i18n/MoreMessages.tsx';
import { pagesLoader } from '#web/layouts/pagesLoader.ts';
import { loadChunk } from '#web/loadChunk.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { AskSeveralProps } from './AskSeveral.tsx';
import { askMessage } from './askMessage.ts';

interface AskButtonProps extends Omit<AskSeveralProps, 'onClose' | 'data'> {
  variant?: ButtonVariant;
}

interface Opened {
  AskSeveral: ComponentType<AskSeveralProps>;
  data: AskSeveralProps['data'];
  messages: Messages;
}

/** Opens `AskSeveral`, whose code, texts and businesses come with the press. */
export function AskButton({ variant = 'outline', ...props }: AskButtonProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const code = loadChunk(() => import('./AskSeveral.tsx'));
      const messages = pagesLoader();
      const { AskSeveral, loadAsked } = await code;
      setOpened({ AskSeveral, data: await loadAsked(props.candidates), messages: await messages });
    } catch (error) {
      void showToast({ type: 'error', title: (error as Error).message, seconds: 5 });
    }
    setPending(false);
  };
  return (
    <>
      <Button variant={variant} isPending={isPending} onPress={() => void open()}>
        <Icon name="mail" size={18} />
        <FormattedMessage {...askMessage} />
      </Button>
      {opened && (
        <MoreMessages messages={opened.messages}>
          <opened.AskSeveral {...props} data={opened.data} onClose={() => setOpened(null)} />
        </MoreMessages>
      )}
    </>
  );
}
