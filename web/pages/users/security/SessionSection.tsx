import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SessionSection_viewer$key } from '#web/__generated__/SessionSection_viewer.graphql.ts';
import type { SessionSectionMutation } from '#web/__generated__/SessionSectionMutation.graphql.ts';
import type { SessionSectionOthersMutation } from '#web/__generated__/SessionSectionOthersMutation.graphql.ts';
import { commit } from '#web/relay/commit.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { SecurityItem } from './SecurityItem.tsx';

const endOne = graphql`
  mutation SessionSectionMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      viewer {
        ...SessionSection_viewer
      }
    }
  }
`;

const endOthers = graphql`
  mutation SessionSectionOthersMutation {
    endOtherSessions {
      viewer {
        ...SessionSection_viewer
      }
    }
  }
`;

/** The sessions of the account. */
export function SessionSection({ viewer }: { viewer: SessionSection_viewer$key }) {
  const intl = useIntl();
  const { sessions } = useFragment(
    graphql`
      fragment SessionSection_viewer on User {
        sessions {
          id
          browser
          system
          network
          createdAt
          lastUsedAt
          isCurrent
        }
      }
    `,
    viewer,
  );
  const ended = intl.formatMessage({ id: 'security.ended', defaultMessage: 'Ended', description: 'Sessions' });
  const end = <FormattedMessage id="security.end" defaultMessage="End" description="Button: ends a session" />;
  return (
    <ListSection
      title={<FormattedMessage id="security.sessions" defaultMessage="Where you are logged in" />}
      action={
        sessions.length > 1 && (
          <ConfirmButton
            label={<FormattedMessage id="security.endOthers" defaultMessage="End all other sessions" />}
            question={<FormattedMessage id="security.endOthersQuestion" defaultMessage="End all other sessions?" />}
            text={<FormattedMessage id="security.endText" />}
            done={ended}
            onConfirm={() => commit<SessionSectionOthersMutation>(endOthers, {})}
          />
        )
      }
      none={null}
      items={sessions.map(({ id, browser, system, network, createdAt, lastUsedAt, isCurrent }) => {
        const device =
          [browser, system].filter(Boolean).join(', ') ||
          intl.formatMessage({ id: 'security.unknownDevice', defaultMessage: 'Unknown device' });
        return (
          <SecurityItem
            key={id}
            name={
              <>
                {device}
                {isCurrent && (
                  <Chip tone="success">
                    <FormattedMessage id="security.current" defaultMessage="This session" />
                  </Chip>
                )}
              </>
            }
            facts={
              <FormattedMessage
                id="security.sessionFacts"
                defaultMessage="Last used {used}, logged in since {since}, from network {network}"
                values={{
                  used: <FormattedDate value={lastUsedAt} dateStyle="medium" timeStyle="short" />,
                  since: <FormattedDate value={createdAt} dateStyle="medium" />,
                  network: network ?? '–',
                }}
              />
            }
            action={
              !isCurrent && (
                <ConfirmButton
                  label={end}
                  name={intl.formatMessage(
                    { id: 'security.endNamed', defaultMessage: 'End the session: {device}' },
                    { device },
                  )}
                  question={<FormattedMessage id="security.endQuestion" defaultMessage="End this session?" />}
                  text={<FormattedMessage id="security.endText" />}
                  done={ended}
                  onConfirm={() => commit<SessionSectionMutation>(endOne, { input: { id } })}
                />
              )
            }
          />
        );
      })}
    />
  );
}
