import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import css from './ShownToken.module.css';

/** A token, the one time that it can be seen. */
export function ShownToken({ token }: { token: string }) {
  const intl = useIntl();
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <Notice type="warning">
        <p>
          <FormattedMessage
            id="tokens.once"
            defaultMessage="Copy it now: we cannot show it again. Keep it like a password, where only your program reads it."
            description="Above an access token that was just made"
          />
        </p>
      </Notice>
      <div className={css.shown}>
        {/* Masked: a recording of the visit must not have it. */}
        <code ref={text} className={css.token} translate="no" data-clarity-mask="true">
          {token}
        </code>
        <CopyButton
          text={() => token}
          label={intl.formatMessage({
            id: 'tokens.copy',
            defaultMessage: 'Copy token',
            description: 'Button beside an access token: puts it on the clipboard',
          })}
          copiedLabel={intl.formatMessage({
            id: 'tokens.copied',
            defaultMessage: 'Copied',
            description: 'On a button, after an access token was copied',
          })}
          onRefused={() => text.current && getSelection()?.selectAllChildren(text.current)}
        />
      </div>
      <p className={css.how}>
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
      </p>
    </>
  );
}
