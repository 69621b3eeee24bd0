import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useUndoMutation } from '#web/__generated__/useUndoMutation.graphql.ts';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { commit } from '#web/relay/commit.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { hideToast, showToast } from '#web/ui/toasts.ts';
import { changeQueue } from '../changeQueue.ts';
import { decisionMessages } from './decisionMessages.ts';
import { takeDecision } from './lastDecision.ts';

const mutation = graphql`
  mutation useUndoMutation($decisionId: Int!) {
    undoDecision(decisionId: $decisionId) {
      provider {
        id
        ...providerValues_provider
        status
        ...DecisionBar_provider
        ...History_provider
      }
    }
  }
`;

export const undoToast = 'decision';

/** Takes the last decision back, if there is still one, and returns to its provider. */
export function useUndo(): () => Promise<void> {
  const intl = useIntl();
  const navigate = useNavigate();
  return async () => {
    const last = takeDecision();
    if (!last) return;
    void hideToast(undoToast);
    try {
      await commit<useUndoMutation>(getEnvironment(), {
        mutation,
        variables: { decisionId: last.decisionId },
        updater: (store) => changeQueue(store, 1),
      });
    } catch (error) {
      return showRefusal(intl, error, decisionMessages.undoFailed);
    }
    void showToast({ type: 'success', title: intl.formatMessage(decisionMessages.undone), seconds: 3 });
    await navigate(last.url);
  };
}
