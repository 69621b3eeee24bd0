import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ShownSecret } from '#web/ui/ShownSecret.tsx';

interface SecretDialogProps {
  /** Null until it is made. */
  secret: string | null;
  title: ReactNode;
  actions: ReactNode;
  onClose: () => void;
  /** The text above the secret. */
  children: ReactNode;
}

/** First the form that creates a secret, then in its place the secret, which is shown only once. */
export function SecretDialog({ secret, title, actions, onClose, children }: SecretDialogProps) {
  const intl = useIntl();
  if (secret === null)
    return (
      <Dialog isOpen isQuestion onClose={onClose} title={title} actions={actions}>
        {children}
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      isQuestion
      step="secret"
      onClose={onClose}
      title={
        <FormattedMessage
          id="bo.webhooks.made"
          defaultMessage="Webhook secret"
          description="Title of the dialog that shows the secret of a webhook once"
        />
      }
      actions={
        <Button onPress={onClose}>
          <FormattedMessage
            id="bo.webhooks.done"
            defaultMessage="Done"
            description="Button: closes the dialog that shows the secret of a webhook"
          />
        </Button>
      }
    >
      <ShownSecret
        secret={secret}
        warning={
          <FormattedMessage
            id="bo.webhooks.once"
            defaultMessage="Copy it now: it is shown only once. Share it with the partner as securely as a password."
            description="Above the secret of a webhook that was just made"
          />
        }
        copyLabel={intl.formatMessage({
          id: 'bo.webhooks.copy',
          defaultMessage: 'Copy secret',
          description: 'Button beside the secret of a webhook: puts it on the clipboard',
        })}
        copiedLabel={intl.formatMessage({
          id: 'bo.webhooks.copied',
          defaultMessage: 'Copied',
          description: 'On a button, after the secret of a webhook was copied',
        })}
      >
        <FormattedMessage
          id="bo.webhooks.how"
          defaultMessage="The partner’s system uses it to verify that a request comes from us, with the header <code>webhook-signature</code>."
          description="Below the secret of a webhook; the header's name stays as it is"
          values={{
            code: (chunks) => (
              <code key="header" translate="no">
                {chunks}
              </code>
            ),
          }}
        />
      </ShownSecret>
    </Dialog>
  );
}
