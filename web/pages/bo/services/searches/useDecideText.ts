import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql, type SelectorStoreUpdater } from 'relay-runtime';
import type { useDecideTextMutation } from '#web/__generated__/useDecideTextMutation.graphql.ts';
import type { useDecideTextUndoMutation } from '#web/__generated__/useDecideTextUndoMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { decisionMessages } from '#web/pages/bo/providers/provider/moderation/decisionMessages.ts';
import { commit } from '#web/relay/commit.ts';
import { hideToast, showToast } from '#web/ui/toasts.ts';

const mutation = graphql`
  mutation useDecideTextMutation($input: DecideSearchedTextInput!) {
    decideSearchedText(input: $input) {
      __typename
    }
  }
`;

const undoMutation = graphql`
  mutation useDecideTextUndoMutation($input: UndoSearchedTextDecisionInput!) {
    undoSearchedTextDecision(input: $input) {
      __typename
    }
  }
`;

type Input = useDecideTextMutation['variables']['input'];
type Text = Pick<Input, 'text' | 'language'>;
type Meaning = Input['meaning'];

const TOAST = 'searchDecision';

const isSame = (a: Text, b: Text) => a.text === b.text && a.language === b.language;

/** The selected text, with functions that decide about it and undo the decision. */
export function useDecideText<Listed extends Text>(listed: readonly Listed[]) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [decided, setDecided] = useState<readonly Text[]>([]);
  const [chosen, choose] = useState<Text | null>(null);
  const at = Math.max(
    0,
    listed.findIndex((text) => chosen && isSame(text, chosen)),
  );
  const send = async (sending: () => Promise<unknown>, failed: MessageDescriptor) => {
    try {
      await sending();
      return true;
    } catch (error) {
      showFailure(intl, error, { otherwise: failed });
      // another user may have decided
      await revalidate();
      return false;
    }
  };
  const [isUndoing, undo] = usePending(async (last: Text) => {
    const variables = { input: { text: last.text, language: last.language } };
    const sending = () => commit<useDecideTextUndoMutation>(undoMutation, variables);
    if (!(await send(sending, decisionMessages.undoFailed))) return;
    void hideToast(TOAST);
    setDecided((all) => all.filter((item) => !isSame(item, last)));
    choose(last);
    await revalidate();
  });
  const [isDeciding, decide] = usePending(async (meaning: Meaning, title: string) => {
    const one = listed[at]!;
    const variables = { input: { text: one.text, language: one.language, meaning } };
    const updater: SelectorStoreUpdater = (store) => {
      const root = store.getRoot();
      const texts = root.getLinkedRecords('searchedTexts') ?? [];
      const left = texts.filter(
        (text) => text.getValue('text') !== one.text || text.getValue('language') !== one.language,
      );
      root.setLinkedRecords(left, 'searchedTexts');
    };
    const sending = () => commit<useDecideTextMutation>(mutation, variables, updater);
    if (!(await send(sending, decisionMessages.decideFailed))) return;
    choose(listed[at + 1] ?? null);
    setDecided((all) => [...all, one]);
    const action = { label: intl.formatMessage(decisionMessages.undo), onAction: () => undo(one) };
    void showToast({ type: 'success', title, seconds: 5, key: TOAST, action });
    if (listed.length === 1) await revalidate();
  });
  const last = decided.at(-1);
  return {
    at,
    choose,
    decide,
    undo: last && (() => undo(last)),
    isPending: isUndoing || isDeciding,
    hasMoved: chosen !== null || last !== undefined,
  };
}
