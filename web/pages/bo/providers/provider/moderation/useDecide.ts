import { type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useDecide_provider$key } from '#web/__generated__/useDecide_provider.graphql.ts';
import type { useDecideQuery } from '#web/__generated__/useDecideQuery.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { queueVariables } from '#web/pages/bo/providers/providerFields.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeQueue } from '../changeQueue.ts';
import { providerMessages } from '../providerMessages.ts';
import type { Origin } from '../useOrigin.ts';
import { type Decision, type DecisionKind, decideAbout } from './decide.ts';
import { decisionMessages } from './decisionMessages.ts';
import { rememberDecision } from './lastDecision.ts';
import { undoToast, useUndo } from './useUndo.ts';

const toastTitles: Record<DecisionKind, MessageDescriptor> = {
  APPROVED: providerMessages.approved,
  CHANGES_REQUESTED: decisionMessages.changesRequested,
  REJECTED: decisionMessages.rejected,
  SUSPENDED: decisionMessages.suspended,
  PUBLISHED: decisionMessages.published,
};

interface Decided {
  /** The provider in the version on the page. */
  provider: useDecide_provider$key;
  /** Whether the provider is in the queue. */
  isWaiting: boolean;
}

/** Returns functions that decide about a provider and then open the next one of the queue, or the list. */
export function useDecide({ provider, isWaiting }: Decided, origin: Origin) {
  const { id, databaseId, version, businessName } = useFragment(
    graphql`
      fragment useDecide_provider on Provider {
        id
        databaseId
        version
        businessName
      }
    `,
    provider,
  );
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const undo = useUndo();

  const openNext = async () => {
    if (!origin.isQueue) return await navigate(origin.list);
    const next = await nextInQueue(databaseId, origin).catch((error) => {
      showFailure(intl, error, { otherwise: decisionMessages.nextFailed });
      return null;
    });
    if (!next) void showToast({ type: 'success', title: intl.formatMessage(decisionMessages.queueDone), seconds: 3 });
    await navigate(next ?? origin.list);
  };

  /** Decides. Returns false if the decision failed and can be tried again. */
  const decide = async (decision: Decision): Promise<boolean> => {
    try {
      const { undoSeconds, decisions } = await decideAbout([{ id, version }], decision, (store, decided) => {
        const row = { list: origin.list, ids: decided.decisions.map((item) => item.provider.id) };
        if (isWaiting) changeQueue(store, -1, row);
      });
      const decisionIds = decisions.map((item) => item.id);
      rememberDecision({ decisionIds, url: pathname + search, until: Date.now() + undoSeconds * 1000 });
      void showToast({
        type: 'success',
        title: intl.formatMessage(toastTitles[decision.kind]),
        description: businessName,
        seconds: undoSeconds,
        action: { label: intl.formatMessage(decisionMessages.undo), onAction: () => void undo() },
        key: undoToast,
      });
    } catch (error) {
      const { approveFailed } = providerMessages;
      showFailure(intl, error, {
        otherwise: decision.kind === 'APPROVED' ? approveFailed : decisionMessages.decideFailed,
      });
      if (!(error instanceof ApiError && error.code === 'CONFLICT')) return false;
      // Another moderator has decided, or has saved another version, as the toast states: the page is outdated.
      if (origin.isQueue && error.field !== 'version') await openNext();
      await revalidate();
      return true;
    }
    await openNext();
    return true;
  };

  return { decide, skip: openNext };
}

/**
 * The address of the next provider in the queue from which this one was opened, in the same order; null for the last.
 * Providers opened by other moderators are skipped. Throws `ApiError`.
 */
async function nextInQueue(databaseId: number, { list, at }: Origin): Promise<string | null> {
  const data = await fetchAnew<useDecideQuery>(
    graphql`
      query useDecideQuery($after: String, $orderBy: ProviderOrder, $search: String, $view: QueueView, $filter: ProviderListFilter) {
        unapprovedProviders(
          first: 2
          after: $after
          orderBy: $orderBy
          search: $search
          view: $view
          filter: $filter
          unassigned: true
        ) {
          edges {
            cursor
            node {
              databaseId
            }
          }
        }
      }
    `,
    { ...queueVariables(list), after: at ?? null },
  );
  // Without a cursor the result begins at the top of the queue, which may still contain this provider.
  const next = data?.unapprovedProviders.edges.find(({ node }) => node.databaseId !== databaseId);
  return next ? paths.boProvider(next.node.databaseId, { from: list, at: next.cursor }) : null;
}
