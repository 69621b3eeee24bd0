import { FormattedMessage, useIntl } from 'react-intl';
import { ShownOnce } from '#web/tokens/ShownOnce.tsx';
import type { DialogProps } from '#web/ui/Dialog.tsx';

interface SecretDialogProps extends Pick<DialogProps, 'title' | 'actions' | 'children' | 'onClose'> {
  /** Null until the secret is created. */
  secret: string | null;
}

/** A dialog with the form that creates the secret of a webhook, and then with the secret. */
export function SecretDialog({ secret, onClose, ...form }: SecretDialogProps) {
  const intl = useIntl();
  return (
    <ShownOnce
      secret={secret}
      form={form}
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
