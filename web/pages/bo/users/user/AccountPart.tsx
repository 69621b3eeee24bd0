import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AccountPart_user$key } from '#web/__generated__/AccountPart_user.graphql.ts';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { AccountSafety } from './AccountSafety.tsx';

/** The read-only facts about an account. */
export function AccountPart({ user, isOwn }: { user: AccountPart_user$key; isOwn: boolean }) {
  const data = useFragment(
    graphql`
      fragment AccountPart_user on User {
        databaseId
        emailVerified
        pendingEmail
        localAuth
        createdAt
        ...AccountSafety_user
        providers {
          databaseId
          businessName
        }
      }
    `,
    user,
  );
  const { databaseId, emailVerified, pendingEmail, localAuth, createdAt, providers } = data;
  return (
    <FormPart title={<FormattedMessage id="app.account" />}>
      <FactList>
        <p>
          <FormattedMessage
            id="bo.user.email"
            defaultMessage="{isConfirmed, select, true {Email confirmed} other {Email not confirmed yet}}"
            values={{ isConfirmed: String(emailVerified) }}
          />
        </p>
        {pendingEmail && (
          <p>
            <FormattedMessage
              id="bo.user.pendingEmail"
              defaultMessage="Will change to {address} once the person opens the link we emailed there"
              values={{ address: pendingEmail }}
            />
          </p>
        )}
        <p>
          <FormattedMessage
            id="bo.user.password"
            defaultMessage="{hasPassword, select, true {Has a password} other {No password: logs in with Google, or has not accepted the invitation yet}}"
            values={{ hasPassword: String(localAuth) }}
          />
        </p>
        <p>
          <FormattedMessage
            id="bo.user.since"
            defaultMessage="Account since {moment}"
            values={{ moment: <Timestamp value={createdAt} /> }}
          />
        </p>
        {providers.map((business) => (
          <p key={business.databaseId}>
            <FormattedMessage
              id="bo.user.business"
              defaultMessage="Linked to {business}"
              values={{
                business: <Link href={paths.boProvider(business.databaseId)}>{business.businessName}</Link>,
              }}
            />
          </p>
        ))}
        <p>
          <Link href={paths.boLogs({ user: String(databaseId) })}>
            <FormattedMessage id="bo.user.logs" defaultMessage="This person’s activity" />
          </Link>
        </p>
        {!isOwn && <AccountSafety user={data} />}
        {isOwn && (
          <p>
            <FormattedMessage
              id="bo.user.own"
              defaultMessage="This is your own account. Only another super admin can delete it."
            />
          </p>
        )}
      </FactList>
    </FormPart>
  );
}
