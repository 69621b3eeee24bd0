import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { TokenItem_token$key } from '../__generated__/TokenItem_token.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { type Scope, scopeMessages } from './scopeMessages.ts';
import { TokenDates } from './TokenDates.tsx';
import css from './TokenItem.module.css';
import { TokenStateChip } from './TokenStateChip.tsx';
import { tokenMessages } from './tokenMessages.ts';
import { readTokenState } from './tokenState.ts';

export function TokenItem({ token }: { token: TokenItem_token$key }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const data = useFragment(
    graphql`
      fragment TokenItem_token on AccessToken {
        databaseId
        name
        hint
        scopes
        ...tokenState_token
        ...TokenDates_token
      }
    `,
    token,
  );
  const { databaseId, name, hint, scopes } = data;
  const state = readTokenState(data);
  const close = () => setAsking(false);
  const goOn = () => {
    // At once: the button that would take the focus back is gone.
    flushSync(close);
    heading.current?.focus();
  };
  return (
    <li className={css.item}>
      <div className={css.about}>
        <h3 ref={heading} tabIndex={-1} className={css.name}>
          {name}
        </h3>
        <code className={css.hint} translate="no">
          {hint}…
        </code>
        <TokenStateChip state={state} />
      </div>
      {state === 'inUse' && (
        <div className={css.action}>
          <Button
            variant="outline"
            aria-label={intl.formatMessage(
              {
                id: 'tokens.revokeNamed',
                defaultMessage: 'Revoke “{name}”',
                description: 'Name of a button, and title of its question',
              },
              { name },
            )}
            onPress={() => setAsking(true)}
          >
            <FormattedMessage {...tokenMessages.revoke} />
          </Button>
        </div>
      )}
      <ul
        className={css.scopes}
        aria-label={intl.formatMessage({
          id: 'tokens.scopes',
          defaultMessage: 'What it may do',
          description: 'Of an access token: above checkboxes, and the name of a list',
        })}
      >
        {scopes.map((scope) => {
          const texts = scopeMessages[scope as Scope];
          return (
            <li key={scope}>
              <Chip>{texts ? intl.formatMessage(texts.name) : scope}</Chip>
            </li>
          );
        })}
      </ul>
      <TokenDates token={data} />
      <RevokeDialog databaseId={databaseId} name={name} isOpen={isAsking} onClose={close} onRevoked={goOn} />
    </li>
  );
}
