import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AssigneeNotice_provider$key } from '#web/__generated__/AssigneeNotice_provider.graphql.ts';
import type { AssigneeNoticeMutation } from '#web/__generated__/AssigneeNoticeMutation.graphql.ts';
import type { AssigneeNoticeReleaseMutation } from '#web/__generated__/AssigneeNoticeReleaseMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { decisionMessages } from './decisionMessages.ts';

const mutation = graphql`
  mutation AssigneeNoticeMutation($input: AssignProviderInput!) {
    assignProvider(input: $input) {
      provider {
        id
        ...AssigneeNotice_provider
        ...DecisionBar_provider
      }
    }
  }
`;

const release = graphql`
  mutation AssigneeNoticeReleaseMutation($input: ReleaseProviderInput!) {
    releaseProvider(input: $input) {
      provider {
        id
      }
    }
  }
`;

/**
 * Assigns a pending provider to the viewer while it is open; if another moderator has it, names them, and offers to
 * take it over.
 */
export function AssigneeNotice({ provider }: { provider: AssigneeNotice_provider$key }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { id, status, moderation } = useFragment(
    graphql`
      fragment AssigneeNotice_provider on Provider {
        id
        status
        moderation @required(action: THROW) {
          assignment {
            isOwn
            user {
              displayName
            }
          }
        }
      }
    `,
    provider,
  );
  const { assignment } = moderation;
  const isWaiting = status === 'WAITING';
  const assign = (takeOver: boolean) =>
    commit<AssigneeNoticeMutation>(environment, { mutation, variables: { input: { id, takeOver } } });
  const [isPending, takeOver] = usePending(async () => {
    try {
      await assign(true);
    } catch (error) {
      showError(intl, error, decisionMessages.decideFailed);
    }
  });
  const isStillWaiting = useRef(isWaiting);
  useLayoutEffect(() => {
    isStillWaiting.current = isWaiting;
  }, [isWaiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a provider
  useEffect(() => {
    if (!isWaiting) return;
    // without the assignment it can be decided about all the same
    assign(false).catch(() => {});
    return () => {
      // a decision ends it, too; otherwise it would end by itself
      if (isStillWaiting.current)
        commit<AssigneeNoticeReleaseMutation>(environment, { mutation: release, variables: { input: { id } } }).catch(
          () => {},
        );
    };
  }, [id, isWaiting]);
  if (!isWaiting || !assignment || assignment.isOwn) return null;
  return (
    <Notice type="warning">
      <Cluster across={4} align="center" justify="between">
        <p>
          <FormattedMessage
            id="bo.assignee"
            defaultMessage="{name} has this provider open and is reviewing it."
            values={{ name: assignment.user.displayName }}
          />
        </p>
        <Button variant="outline" isPending={isPending} onPress={takeOver}>
          <FormattedMessage id="bo.takeOver" defaultMessage="Take over" />
        </Button>
      </Cluster>
    </Notice>
  );
}
