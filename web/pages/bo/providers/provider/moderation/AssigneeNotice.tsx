import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AssigneeNotice_provider$key } from '#web/__generated__/AssigneeNotice_provider.graphql.ts';
import type { AssigneeNoticeMutation } from '#web/__generated__/AssigneeNoticeMutation.graphql.ts';
import type { AssigneeNoticeReleaseMutation } from '#web/__generated__/AssigneeNoticeReleaseMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
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
 * Assigns an open pending provider to the viewer. If it is assigned to another moderator, names that moderator, and
 * offers a button to take it over.
 */
export function AssigneeNotice({ provider }: { provider: AssigneeNotice_provider$key }) {
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
  const assign = (takeOver: boolean) => commit<AssigneeNoticeMutation>(mutation, { input: { id, takeOver } });
  const [isPending, takeOver] = useSending({ otherwise: decisionMessages.decideFailed }, async () => {
    await assign(true);
  });
  const isStillWaiting = useRef(isWaiting);
  useLayoutEffect(() => {
    isStillWaiting.current = isWaiting;
  }, [isWaiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each provider
  useEffect(() => {
    if (!isWaiting) return;
    // a decision is possible even without the assignment
    assign(false).catch(() => {});
    return () => {
      // a decision ends the assignment, too; otherwise it would expire
      if (isStillWaiting.current) commit<AssigneeNoticeReleaseMutation>(release, { input: { id } }).catch(() => {});
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
