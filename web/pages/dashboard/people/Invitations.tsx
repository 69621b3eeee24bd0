import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { Invitations_provider$key } from '#web/__generated__/Invitations_provider.graphql.ts';
import type { InvitationsWithdrawalMutation } from '#web/__generated__/InvitationsWithdrawalMutation.graphql.ts';
import { ConfirmButton } from '#web/pages/users/security/ConfirmButton.tsx';
import { commit } from '#web/relay/commit.ts';
import { ListSection } from '#web/ui/ListSection.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { InviteForm } from './InviteForm.tsx';
import css from './PeoplePage.module.css';
import { peopleMessages } from './peopleMessages.ts';

const withdrawal = graphql`
  mutation InvitationsWithdrawalMutation($input: WithdrawInvitationInput!) {
    withdrawInvitation(input: $input) {
      provider {
        databaseId
      }
    }
  }
`;

/** For owners: pending invitations and, once the business is published, a form that invites other people. */
export function Invitations({ provider }: { provider: Invitations_provider$key }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { id, databaseId, status, ownership } = useFragment(
    graphql`
      fragment Invitations_provider on Provider {
        id
        databaseId
        status
        ownership @required(action: THROW) {
          invitations {
            databaseId
            email
            role
            expiresAt
          }
        }
      }
    `,
    provider,
  );
  const withdraw = async (invitationId: number) => {
    await commit<InvitationsWithdrawalMutation>(withdrawal, {
      input: { providerId: id, invitationId: String(invitationId) },
    });
    await revalidate();
  };
  return (
    <ListSection
      title={<FormattedMessage id="people.invitations" defaultMessage="Invitations" />}
      action={null}
      none={<FormattedMessage id="people.noInvitations" defaultMessage="No pending invitations." />}
      items={(ownership.invitations ?? []).map((invitation) => (
        <li key={invitation.databaseId} className={css.item}>
          <div className={css.about}>
            <Cluster as="h3" gap={1} across={3} align="center" size="md">
              {invitation.email}
            </Cluster>
            <Text note>
              <FormattedMessage
                id="people.invitationFacts"
                defaultMessage="{role}, can accept until {date}"
                values={{
                  role: intl.formatMessage(invitation.role === 'OWNER' ? peopleMessages.owner : peopleMessages.editor),
                  date: <FormattedDate value={invitation.expiresAt} dateStyle="medium" />,
                }}
              />
            </Text>
          </div>
          <ConfirmButton
            label={<FormattedMessage id="people.withdraw" defaultMessage="Withdraw" />}
            name={intl.formatMessage(
              { id: 'people.withdrawNamed', defaultMessage: 'Withdraw: {email}' },
              { email: invitation.email },
            )}
            question={
              <FormattedMessage
                id="people.withdrawQuestion"
                defaultMessage="Withdraw the invitation to {email}?"
                values={{ email: invitation.email }}
              />
            }
            text={
              <FormattedMessage id="people.withdrawText" defaultMessage="The link in the email will stop working." />
            }
            done={intl.formatMessage({ id: 'people.withdrawn', defaultMessage: 'Invitation withdrawn' })}
            onConfirm={() => withdraw(invitation.databaseId)}
          />
        </li>
      ))}
    >
      {status === 'APPROVED' ? (
        <InviteForm businessId={databaseId} />
      ) : (
        <p className={css.form}>
          <FormattedMessage id="people.notPublished" />
        </p>
      )}
    </ListSection>
  );
}
