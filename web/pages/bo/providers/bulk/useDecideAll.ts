import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { showFailure } from '#web/forms/showFailure.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeQueue } from '../provider/changeQueue.ts';
import { type Decision, decideAbout } from '../provider/moderation/decide.ts';
import { decisionMessages } from '../provider/moderation/decisionMessages.ts';
import { rememberDecision } from '../provider/moderation/lastDecision.ts';
import { undoToast, useUndo } from '../provider/moderation/useUndo.ts';
import { bulkMessages, decidedMessages } from './bulkMessages.ts';
import type { Chosen } from './chosen.ts';
import { skippedText } from './skippedText.ts';

/** Makes one decision about all selected providers of the list at this address. Returns false when nothing was sent. */
export function useDecideAll(chosen: readonly Chosen[], listUrl: string) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const undo = useUndo();

  return async (decision: Decision): Promise<boolean> => {
    try {
      const { decisions, skipped, undoSeconds } = await decideAbout(chosen, decision, (store, decided) => {
        const ids = new Set(decided.decisions.map(({ provider }) => provider.id));
        const gone = chosen.filter(({ status, id }) => status === 'WAITING' && ids.has(id));
        changeQueue(store, -gone.length, { list: listUrl, ids: gone.map(({ id }) => id) });
      });
      const count = decisions.length;
      const description = skippedText(intl, skipped);
      if (count > 0) {
        const decisionIds = decisions.map(({ id }) => id);
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
      showFailure(intl, error, { otherwise: decisionMessages.decideFailed });
      // another user has decided about the provider or saved it: the list is out of date
      if (!(error instanceof ApiError && error.code === 'CONFLICT')) return false;
    }
    await revalidate();
    return true;
  };
}
