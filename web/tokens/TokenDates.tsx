import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { TokenDates_token$key } from '../__generated__/TokenDates_token.graphql.ts';
import css from './TokenDates.module.css';
import { tokenState } from './tokenState.ts';

/** When it was made and used, and until when it counts or did. */
export function TokenDates({ token }: { token: TokenDates_token$key }) {
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = useFragment(
    graphql`
      fragment TokenDates_token on AccessToken {
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
          <FormattedMessage id="tokens.created" defaultMessage="Created" description="Of an access token: a date" />
        </dt>
        <dd>
          <Day value={createdAt} />
        </dd>
      </div>
      {revokedAt ? (
        <div>
          <dt>
            <FormattedMessage
              id="tokens.revokedAt"
              defaultMessage="Revoked"
              description="Of an access token: a date and time"
            />
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
              description="Of an access token: the date on which it runs out, or did"
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
          <FormattedMessage
            id="tokens.lastUsed"
            defaultMessage="Last used"
            description="Of an access token: a date and time"
          />
        </dt>
        <dd>
          {lastUsedAt ? (
            <Minute value={lastUsedAt} />
          ) : (
            <FormattedMessage
              id="tokens.neverUsed"
              defaultMessage="Never"
              description="In place of the date on which an access token was last used"
            />
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
