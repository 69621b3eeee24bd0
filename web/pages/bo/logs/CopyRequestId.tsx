import { useIntl } from 'react-intl';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { showToast } from '#web/ui/toasts.ts';

export function CopyRequestId({ requestId }: { requestId: string }) {
  const intl = useIntl();
  return (
    <CopyButton
      size="icon"
      text={() => requestId}
      label={intl.formatMessage({
        id: 'bo.copy',
        defaultMessage: 'Copy',
        description: 'Name of a button beside a text: puts it on the clipboard',
      })}
      copiedLabel={intl.formatMessage({
        id: 'bo.copied',
        defaultMessage: 'Copied',
        description: 'Once something is on the clipboard',
      })}
      onRefused={() => {
        const title = intl.formatMessage({
          id: 'bo.copyFailed',
          defaultMessage: 'The browser did not let us copy it. Select and copy it by hand.',
          description: 'Message when something could not be put on the clipboard',
        });
        void showToast({ type: 'warning', title, seconds: 3 });
      }}
    />
  );
}
