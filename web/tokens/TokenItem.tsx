import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Cluster, Text } from '#web/ui/layout.tsx';
import type { TokenItem_dates$key } from '../__generated__/TokenItem_dates.graphql.ts';
import type { TokenItem_token$key } from '../__generated__/TokenItem_token.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { type Scope, scopeMessages } from './scopeMessages.ts';
import css from './TokenItem.module.css';
import { tokenMessages } from './tokenMessages.ts';
import { readTokenState, type TokenState, tokenState } from './tokenState.ts';

const tones = { inUse: 'success', expired: 'warning', revoked: 'error' } as const;

export function TokenItem({ token }: { token: TokenItem_token$key }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const data = useFragment(
    graphql`
      fragment TokenItem_token on AccessToken {
        id
        name
        hint
        scopes
        ...tokenState_token
        ...TokenItem_dates
      }
    `,
    token,
  );
  const { id, name, hint, scopes } = data;
  const state = readTokenState(data);
  const close = () => setAsking(false);
  const closeAndFocus = () => {
    // Rendered synchronously, as the button that would receive the focus is removed.
    flushSync(close);
    heading.current?.focus();
  };
  return (
    <li className={css.item}>
      <div className={css.about}>
        <h3 ref={heading} tabIndex={-1} className={css.name}>
          {name}
        </h3>
        <Text as="code" note translate="no">
          {hint}…
        </Text>
        <TokenStateChip state={state} />
      </div>
      {state === 'inUse' && (
        <div className={css.action}>
          <Button
            variant="outline"
            aria-label={intl.formatMessage({ id: 'tokens.revokeNamed' }, { name })}
            onPress={() => setAsking(true)}
          >
            <FormattedMessage {...tokenMessages.revoke} />
          </Button>
        </div>
      )}
      <Cluster as="ul" aria-label={intl.formatMessage({ id: 'page.scopes' })}>
        {scopes.map((scope) => {
          const texts = scopeMessages[scope as Scope];
          return (
            <li key={scope}>
              <Chip>{texts ? intl.formatMessage(texts.name) : scope}</Chip>
            </li>
          );
        })}
      </Cluster>
      <TokenDates token={data} />
      <RevokeDialog id={id} name={name} isOpen={isAsking} onClose={close} onRevoked={closeAndFocus} />
    </li>
  );
}

function TokenStateChip({ state }: { state: TokenState }) {
  return (
    <Chip tone={tones[state]}>
      <FormattedMessage
        id="tokens.state"
        defaultMessage="{state, select, inUse {Active} expired {Expired} other {Revoked}}"
        description="Access token"
        values={{ state }}
      />
    </Chip>
  );
}

/** The dates of a token's creation, last use and expiry. */
function TokenDates({ token }: { token: TokenItem_dates$key }) {
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = useFragment(
    graphql`
      fragment TokenItem_dates on AccessToken {
        createdAt
        expiresAt
        lastUsedAt
        revokedAt
      }
    `,
    token,
  );
  const isExpired = tokenState({ expiresAt }) === 'expired';
  return (
    <dl className={css.dates}>
      <div>
        <dt>
          <FormattedMessage id="tokens.created" defaultMessage="Created" description="Date of an access token" />
        </dt>
        <dd>
          <Day value={createdAt} />
        </dd>
      </div>
      {revokedAt ? (
        <div>
          <dt>
            <FormattedMessage id="tokens.revokedAt" defaultMessage="Revoked" />
          </dt>
          <dd>
            <Minute value={revokedAt} />
          </dd>
        </div>
      ) : (
        <div>
          <dt>
            <FormattedMessage
              id="tokens.expires"
              defaultMessage="{expired, select, true {Expired} other {Expires}}"
              description="Before the date of an access token"
              values={{ expired: String(isExpired) }}
            />
          </dt>
          <dd>
            <Day value={expiresAt} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="page.lastUsed" />
        </dt>
        <dd>
          {lastUsedAt ? (
            <Minute value={lastUsedAt} />
          ) : (
            <FormattedMessage id="tokens.neverUsed" defaultMessage="Never" />
          )}
        </dd>
      </div>
    </dl>
  );
}

function Day({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" />
    </time>
  );
}

function Minute({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" timeStyle="short" />
    </time>
  );
}
