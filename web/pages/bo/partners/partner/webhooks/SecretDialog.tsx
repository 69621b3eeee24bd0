import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShownOnce } from '#web/tokens/ShownOnce.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

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
    <ShownOnce
      secret={secret}
      title={<FormattedMessage id="bo.webhooks.made" defaultMessage="Webhook secret" />}
      warning={
        <FormattedMessage
          id="bo.webhooks.once"
          defaultMessage="Copy it now: it is shown only once. Share it with the partner as securely as a password."
        />
      }
      copyLabel={intl.formatMessage({ id: 'bo.webhooks.copy', defaultMessage: 'Copy secret' })}
      onClose={onClose}
    >
      {(code) => (
        <FormattedMessage
          id="bo.webhooks.how"
          defaultMessage="The partner’s system uses it to verify that a request comes from us, with the header <code>webhook-signature</code>."
          values={{ code }}
        />
      )}
    </ShownOnce>
  );
}
