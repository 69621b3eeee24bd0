import { useState } from 'react';
import { FormattedList, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { usePending } from '#web/forms/usePending.ts';
import { languageNames } from '#web/i18n/language.ts';
import type { Selection } from '#web/pages/bo/list/useSelection.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from '../ActionBar.module.css';
import type { Decision, DecisionKind } from '../provider/moderation/decide.ts';
import { decisionMessages } from '../provider/moderation/decisionMessages.ts';
import { ReasonDialog } from '../provider/moderation/ReasonDialog.tsx';
import { stockReasonsIn } from '../provider/moderation/reasonText.ts';
import { bulkMessages } from './bulkMessages.ts';
import { type Chosen, kindsFor, languagesOf, mostChosen } from './chosen.ts';
import { useDecideAll } from './useDecideAll.ts';

const buttons: Record<DecisionKind, { message: MessageDescriptor; variant: ButtonVariant }> = {
  APPROVED: { message: decisionMessages.approve, variant: 'approve' },
  CHANGES_REQUESTED: { message: decisionMessages.changes, variant: 'outline' },
  REJECTED: { message: decisionMessages.reject, variant: 'danger' },
  SUSPENDED: { message: decisionMessages.suspend, variant: 'outline' },
  PUBLISHED: { message: decisionMessages.publish, variant: 'approve' },
};

interface SelectionBarProps {
  selection: Selection<Chosen>;
  /** The address of the list. */
  listUrl: string;
}

/** The number of selected providers, and the decisions that are possible for all of them. */
export function SelectionBar({ selection, listUrl }: SelectionBarProps) {
  const intl = useIntl();
  const { rows } = selection;
  const [asking, setAsking] = useState<'CHANGES_REQUESTED' | 'REJECTED' | 'SUSPENDED' | null>(null);
  // Kept when the dialog is closed, as the text may be used again.
  const [reason, setReason] = useState('');
  const send = useDecideAll(rows, listUrl);
  const decide = async (decision: Decision) => {
    if (!(await send(decision))) return;
    setAsking(null);
    setReason('');
    selection.clear();
  };
  const [isPending, decideNow] = usePending(decide);
  const isTooMany = rows.length > mostChosen;
  const languages = languagesOf(rows);
  const isOneLanguage = languages.length < 2;
  const names = languages.map((language) => languageNames[language]);
  const choose = (kind: DecisionKind) =>
    kind === 'APPROVED' || kind === 'PUBLISHED' ? decideNow({ kind }) : setAsking(kind);

  return (
    <section
      className={`${css.bar} ${css.selection}`}
      aria-label={intl.formatMessage(bulkMessages.actions)}
      hidden={rows.length === 0}
    >
      <p className={css.count} role="status">
        {rows.length > 0 && <FormattedMessage {...bulkMessages.selected} values={{ count: rows.length }} />}
        {isTooMany && (
          <Text as="span" tone="danger" weight={400}>
            <FormattedMessage {...bulkMessages.tooMany} values={{ max: mostChosen }} />
          </Text>
        )}
      </p>
      <div className={css.buttons}>
        {kindsFor(rows).map((kind) => (
          <Button
            key={kind}
            variant={buttons[kind].variant}
            isDisabled={isTooMany}
            isPending={isPending}
            onPress={() => choose(kind)}
          >
            <FormattedMessage {...buttons[kind].message} />
          </Button>
        ))}
        <Button variant="quiet" onPress={selection.clear}>
          <FormattedMessage {...bulkMessages.clear} />
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          kind={asking}
          count={<FormattedMessage {...bulkMessages.selected} values={{ count: rows.length }} />}
          note={
            !isOneLanguage && (
              <FormattedMessage {...bulkMessages.languages} values={{ languages: <FormattedList value={names} /> }} />
            )
          }
          applicantLanguage={isOneLanguage ? languages[0]! : null}
          reason={reason}
          onReason={setReason}
          onClose={() => setAsking(null)}
          onSend={({ reason: text, ...decision }) => {
            const reasons = languages.map((language) => ({ language, text: stockReasonsIn(language, text, asking) }));
            return decide({ kind: asking, reason: text, ...(!isOneLanguage && { reasons }), ...decision });
          }}
        />
      )}
    </section>
  );
}
