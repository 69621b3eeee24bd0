import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useUndoMutation } from '#web/__generated__/useUndoMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { commit } from '#web/relay/commit.ts';
import { hideToast, showToast } from '#web/ui/toasts.ts';
import { decidedMessages } from '../../bulk/bulkMessages.ts';
import { skippedText } from '../../bulk/skippedText.ts';
import { changeQueue } from '../changeQueue.ts';
import { decisionMessages } from './decisionMessages.ts';
import { takeDecision } from './lastDecision.ts';

const mutation = graphql`
  mutation useUndoMutation($input: UndoDecisionsInput!) {
    undoDecisions(input: $input) {
      providers {
        id
        version
        status
        ...DecisionBar_provider
        ...History_provider
        approvedAt
        updatedAt
        moderation {
          approvedBy {
            databaseId
            displayName
          }
        }
      }
      skipped {
        providerDatabaseId
        businessName
        message
      }
    }
  }
`;

export const undoToast = 'decision';

/** Returns a function that undoes the last decision, if that is still possible, and opens its provider, or the list. */
export function useUndo(): () => Promise<void> {
  const intl = useIntl();
  const navigate = useNavigate();
  return async () => {
    const last = takeDecision();
    if (!last) return;
    void hideToast(undoToast);
    try {
      const { undoDecisions } = await commit<useUndoMutation>(
        mutation,
        { input: { decisionIds: last.decisionIds } },
        (store, data) => {
          const back = data?.undoDecisions.providers.filter(({ status }) => status === 'WAITING') ?? [];
          changeQueue(store, back.length);
        },
      );
      const { providers, skipped } = undoDecisions;
      if (providers.length === 0) throw new ApiError(skipped[0]!.message, 'BAD_USER_INPUT');
      const description = skippedText(intl, skipped);
      void showToast({
        type: description ? 'warning' : 'success',
        title:
          last.decisionIds.length > 1
            ? intl.formatMessage(decidedMessages.undone, { count: providers.length })
            : intl.formatMessage(decisionMessages.undone),
        ...(description && { description }),
        seconds: description ? 10 : 3,
      });
    } catch (error) {
      return showFailure(intl, error, { otherwise: decisionMessages.undoFailed });
    }
    await navigate(last.url);
  };
}
