import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { LeaveMutation } from '#web/__generated__/LeaveMutation.graphql.ts';
import { ConfirmButton } from '#web/pages/users/security/ConfirmButton.tsx';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';

const mutation = graphql`
  mutation LeaveMutation($input: LeaveProviderInput!) {
    leaveProvider(input: $input) {
      businessName
    }
  }
`;

interface LeaveProps {
  businessId: number;
  /** Whether the viewer is the last owner, who would give up the business. */
  isLast: boolean;
}

/** Removes the viewer from a business, after a description of the consequences. */
export function Leave({ businessId, isLast }: LeaveProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const text = isLast ? (
    <FormattedMessage
      id="people.giveUpText"
      defaultMessage="You are the last owner. The page stays public as it is, but no one can change it anymore, and its editors lose access too. To get it back, you have to claim it. If someone else will take over, make them an owner first."
    />
  ) : (
    <FormattedMessage id="people.leaveText" defaultMessage="You lose access to the business. The others keep theirs." />
  );
  return (
    <Section id="leave" title={<FormattedMessage id="people.leaveTitle" defaultMessage="Leave this business" />}>
      <Text note>{text}</Text>
      <div>
        <ConfirmButton
          label={
            isLast ? (
              <FormattedMessage id="people.giveUp" defaultMessage="Give up ownership" />
            ) : (
              <FormattedMessage
                id="people.leave"
                defaultMessage="Leave"
                description="Button: ends one’s own membership of a business"
              />
            )
          }
          question={
            isLast ? (
              <FormattedMessage id="people.giveUpQuestion" defaultMessage="Give up ownership of this business?" />
            ) : (
              <FormattedMessage id="people.leaveQuestion" defaultMessage="Leave this business?" />
            )
          }
          text={text}
          done={intl.formatMessage({ id: 'people.left', defaultMessage: 'You no longer manage this business' })}
          onConfirm={async () => {
            await commit<LeaveMutation>(mutation, { input: { providerId: String(businessId), givesUp: isLast } });
            await navigate(paths.dashboard());
          }}
        />
      </div>
    </Section>
  );
}
