import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useDecideAllMutation } from '#web/__generated__/useDecideAllMutation.graphql.ts';
import { showError } from '#web/pages/bo/showError.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { commit } from '#web/relay/commit.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeQueue } from '../provider/changeQueue.ts';
import { decisionMessages } from '../provider/moderation/decisionMessages.ts';
import { rememberDecision } from '../provider/moderation/lastDecision.ts';
import { undoToast, useUndo } from '../provider/moderation/useUndo.ts';
import { bulkMessages, decidedMessages } from './bulkMessages.ts';
import type { BulkKind, Chosen } from './chosen.ts';
import { skippedText } from './skippedText.ts';

const mutation = graphql`
  mutation useDecideAllMutation($input: DecideProvidersInput!) {
    decideProviders(input: $input) {
      undoSeconds
      decisions {
        databaseId
        provider {
          id
          databaseId
          version
          status
          approvedAt
          updatedAt
          moderation {
            approvedBy {
              databaseId
              displayName
            }
          }
        }
      }
      skipped {
        databaseId
        businessName
        reason
      }
    }
  }
`;

export interface BulkDecision {
  kind: BulkKind;
  reason?: string;
  /** The same for the applicants of each language. */
  reasons?: { language: string; text: string }[];
  /** No mail is sent to the applicants. */
  silent?: boolean;
}

/** Makes one decision about all selected providers of the list at this address. Returns false when nothing was sent. */
export function useDecideAll(chosen: readonly Chosen[], listUrl: string) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const undo = useUndo();

  return async (decision: BulkDecision): Promise<boolean> => {
    const providers = chosen.map(({ databaseId, version }) => ({ databaseId, version }));
    try {
      const { decideProviders } = await commit<useDecideAllMutation>(getEnvironment(), {
        mutation,
        variables: { input: { providers, ...decision } },
        updater: (store, data) => {
          const decided = new Set(data?.decideProviders.decisions.map(({ provider }) => provider.databaseId));
          const gone = chosen.filter(({ status, databaseId }) => status === 'WAITING' && decided.has(databaseId));
          changeQueue(store, -gone.length, { list: listUrl, ids: gone.map(({ id }) => id) });
        },
      });
      const { decisions, skipped, undoSeconds } = decideProviders;
      const count = decisions.length;
      const description = skippedText(intl, skipped);
      if (count > 0) {
        const decisionIds = decisions.map(({ databaseId }) => databaseId);
        rememberDecision({ decisionIds, url: listUrl, until: Date.now() + undoSeconds * 1000 });
      }
      void showToast({
        type: skipped.length > 0 ? 'warning' : 'success',
        title: intl.formatMessage(count > 0 ? decidedMessages[decision.kind] : bulkMessages.none, { count }),
        ...(description && { description }),
        seconds: undoSeconds,
        ...(count > 0 && {
          action: { label: intl.formatMessage(decisionMessages.undo), onAction: () => void undo() },
        }),
        key: undoToast,
      });
    } catch (error) {
      showError(intl, error, decisionMessages.decideFailed);
      // another user decided about the provider or saved it since: the list is out of date
      if (!(error instanceof ApiError && error.code === 'CONFLICT')) return false;
    }
    await revalidate();
    return true;
  };
}
