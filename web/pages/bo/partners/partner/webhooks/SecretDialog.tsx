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
      title={<FormattedMessage id="bo.webhooks.made" defaultMessage="Webhook secret" />}
      actions={
        <Button onPress={onClose}>
          <FormattedMessage id="page.done" />
        </Button>
      }
    >
      <ShownSecret
        secret={secret}
        warning={
          <FormattedMessage
            id="bo.webhooks.once"
            defaultMessage="Copy it now: it is shown only once. Share it with the partner as securely as a password."
          />
        }
        copyLabel={intl.formatMessage({ id: 'bo.webhooks.copy', defaultMessage: 'Copy secret' })}
        copiedLabel={intl.formatMessage({ id: 'page.copied' })}
      >
        <FormattedMessage
          id="bo.webhooks.how"
          defaultMessage="The partner’s system uses it to verify that a request comes from us, with the header <code>webhook-signature</code>."
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
