import { type ReactNode, useState } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { loadChunk } from '#web/loadChunk.ts';
import type { Search } from '#web/paths.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useLateDialog } from '#web/useLateDialog.tsx';
import type { AskSeveralProps } from './AskSeveral.tsx';
import { askMessage } from './askMessage.ts';
import type { Details } from './requestUrl.ts';

const failedMessage = defineMessage({
  id: 'results.askFailed',
  defaultMessage: 'The businesses could not be loaded. Try again.',
});

interface AskButtonProps extends Pick<AskSeveralProps, 'candidates' | 'chosen' | 'most'> {
  /** A search that prefills the route and the cargo. */
  search?: Pick<Search, 'f' | 'q' | 't'>;
  /** Details that prefill the request, instead of a search. */
  details?: Partial<Details>;
  label?: ReactNode;
  variant?: ButtonVariant;
}

/** A button that opens `AskSeveral` with these businesses. */
export function AskButton({ variant = 'outline', search, details: first, label, ...props }: AskButtonProps) {
  // details remain while the dialog is closed
  const [details, setDetails] = useState<Details>({
    from: search?.f ?? '',
    to: search?.t ?? '',
    cargo: search?.q ?? '',
    weight: '',
    date: '',
    ...first,
  });
  const { button, dialog } = useLateDialog(async () => {
    const { AskSeveral, loadAsked } = await loadChunk(() => import('./AskSeveral.tsx'));
    return { AskSeveral, data: await loadAsked(props.candidates) };
  }, failedMessage);
  return (
    <>
      <Button variant={variant} {...button}>
        <Icon name="mail" size={18} />
        {label ?? <FormattedMessage {...askMessage} />}
      </Button>
      {dialog(
        ({ AskSeveral, data }, { isOpen, onClose }) =>
          isOpen && <AskSeveral {...props} data={data} details={details} onChange={setDetails} onClose={onClose} />,
      )}
    </>
  );
}
