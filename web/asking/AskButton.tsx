import { type ComponentType, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import type { Messages } from '#web/i18n/loadMessages.ts';
import { MoreMessages } from '#web/i18n/MessagesProvider.tsx';
import { pagesLoader } from '#web/layouts/pagesLoader.ts';
import { loadChunk } from '#web/loadChunk.ts';
import type { Search } from '#web/paths.ts';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { AskSeveralProps } from './AskSeveral.tsx';
import { askMessage } from './askMessage.ts';
import type { Details } from './requestUrl.ts';

const failedMessage = defineMessage({
  id: 'results.askFailed',
  defaultMessage: 'The businesses could not be loaded. Try again.',
});

interface AskButtonProps extends Pick<AskSeveralProps, 'candidates' | 'chosen'> {
  /** The search before: the route and the cargo begin with it. */
  search?: Pick<Search, 'f' | 'q'>;
  variant?: ButtonVariant;
}

interface Opened {
  AskSeveral: ComponentType<AskSeveralProps>;
  data: AskSeveralProps['data'];
  messages: Messages;
}

/** Opens `AskSeveral`, whose code, texts and businesses come with the press. */
export function AskButton({ variant = 'outline', search, ...props }: AskButtonProps) {
  const intl = useIntl();
  // stay while the dialog is closed
  const [details, setDetails] = useState<Details>({
    route: search?.f ?? '',
    cargo: search?.q ?? '',
    weight: '',
    date: '',
  });
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
      void showToast({ type: 'error', title: serverMessage(error) ?? intl.formatMessage(failedMessage), seconds: 5 });
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
          <opened.AskSeveral
            {...props}
            data={opened.data}
            details={details}
            onChange={setDetails}
            onClose={() => setOpened(null)}
          />
        </MoreMessages>
      )}
    </>
  );
}
