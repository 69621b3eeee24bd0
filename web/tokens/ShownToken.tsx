import { FormattedMessage, useIntl } from 'react-intl';
import { ShownSecret } from '../ui/ShownSecret.tsx';

/** A token, the one time that it can be seen. */
export function ShownToken({ token }: { token: string }) {
  const intl = useIntl();
  return (
    <ShownSecret
      secret={token}
      warning={
        <FormattedMessage
          id="tokens.once"
          defaultMessage="Copy it now: we cannot show it again. Keep it like a password, where only your program reads it."
          description="Above an access token that was just made"
        />
      }
      copyLabel={intl.formatMessage({
        id: 'tokens.copy',
        defaultMessage: 'Copy token',
        description: 'Button beside an access token: puts it on the clipboard',
      })}
      copiedLabel={intl.formatMessage({
        id: 'tokens.copied',
        defaultMessage: 'Copied',
        description: 'On a button, after an access token was copied',
      })}
    >
      <FormattedMessage
        id="tokens.how"
        defaultMessage="Your program sends it with each request, in the header <code>Authorization: Bearer</code>."
        description="Below an access token that was just made; the header's name stays as it is"
        values={{
          code: (chunks) => (
            <code key="header" translate="no">
              {chunks}
            </code>
          ),
        }}
      />
    </ShownSecret>
  );
}
