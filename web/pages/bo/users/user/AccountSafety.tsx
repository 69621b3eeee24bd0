import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AccountSafety_user$key } from '#web/__generated__/AccountSafety_user.graphql.ts';
import type { AccountSafetyFactorMutation } from '#web/__generated__/AccountSafetyFactorMutation.graphql.ts';
import type { AccountSafetySessionsMutation } from '#web/__generated__/AccountSafetySessionsMutation.graphql.ts';
import { ConfirmButton } from '#web/pages/users/security/ConfirmButton.tsx';
import { commit } from '#web/relay/commit.ts';

const endSessions = graphql`
  mutation AccountSafetySessionsMutation($input: EndUserSessionsInput!) {
    endUserSessions(input: $input) {
      user {
        ...AccountSafety_user
      }
    }
  }
`;

const removeFactor = graphql`
  mutation AccountSafetyFactorMutation($input: RemoveSecondFactorInput!) {
    removeSecondFactor(input: $input) {
      user {
        ...AccountSafety_user
      }
    }
  }
`;

/** The sessions and second factors of another user, with buttons that end them. */
export function AccountSafety({ user }: { user: AccountSafety_user$key }) {
  const intl = useIntl();
  const { id, sessions, passkeys, hasAuthenticatorApp } = useFragment(
    graphql`
      fragment AccountSafety_user on User {
        id
        hasAuthenticatorApp
        sessions {
          id
        }
        passkeys {
          id
        }
      }
    `,
    user,
  );
  const variables = { input: { userId: id } };
  const hasFactor = hasAuthenticatorApp || passkeys.length > 0;
  return (
    <>
      <p>
        <FormattedMessage
          id="bo.user.sessions"
          defaultMessage="{count, plural, =0 {Not logged in anywhere} one {Logged in on one device} other {Logged in on # devices}}"
          values={{ count: sessions.length }}
        />
      </p>
      {sessions.length > 0 && (
        <ConfirmButton
          label={<FormattedMessage id="bo.user.endSessions" defaultMessage="End all sessions" />}
          question={
            <FormattedMessage id="bo.user.endSessionsQuestion" defaultMessage="End all of this person’s sessions?" />
          }
          text={
            <FormattedMessage
              id="bo.user.endSessionsText"
              defaultMessage="The person has to log in again on every device and gets an email about it."
            />
          }
          done={intl.formatMessage({ id: 'bo.user.sessionsEnded', defaultMessage: 'All sessions ended' })}
          onConfirm={() => commit<AccountSafetySessionsMutation>(endSessions, variables)}
        />
      )}
      <p>
        <FormattedMessage
          id="bo.user.secondFactor"
          defaultMessage="{hasFactor, select, true {Has a second factor} other {No second factor}}"
          values={{ hasFactor: String(hasFactor) }}
        />
      </p>
      {hasFactor && (
        <ConfirmButton
          label={<FormattedMessage id="bo.user.removeFactor" defaultMessage="Remove second factors" />}
          question={
            <FormattedMessage
              id="bo.user.removeFactorQuestion"
              defaultMessage="Remove all of this person’s second factors?"
            />
          }
          text={
            <FormattedMessage
              id="bo.user.removeFactorText"
              defaultMessage="Only do this after you verify who is asking, for example by calling a number you already had. Their sessions end and they get an email."
            />
          }
          done={intl.formatMessage({ id: 'bo.user.factorsRemoved', defaultMessage: 'Second factors removed' })}
          onConfirm={() => commit<AccountSafetyFactorMutation>(removeFactor, variables)}
        />
      )}
    </>
  );
}
