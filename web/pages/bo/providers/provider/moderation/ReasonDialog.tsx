import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { usePending } from '#web/forms/usePending.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { languageNames } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { decisionMessages } from './decisionMessages.ts';
import css from './Moderation.module.css';
import { stockReasonsIn, withStockReason } from './reasonText.ts';
import { stockReasons } from './stockReasons.ts';

const maxReason = 2000;

const titles = {
  CHANGES_REQUESTED: decisionMessages.changes,
  REJECTED: decisionMessages.reject,
  SUSPENDED: decisionMessages.suspend,
};

const hints = defineMessages({
  several: { id: 'bo.reason.shortcut', defaultMessage: 'Press Ctrl+Enter to send.' },
  applicant: {
    id: 'bo.reason.hint',
    defaultMessage: 'The applicant receives this text as you write it. Press Ctrl+Enter to send.',
  },
  nobody: {
    id: 'bo.reason.nobody',
    defaultMessage: 'There is no applicant to notify: this text stays in the history. Press Ctrl+Enter to send.',
  },
});

interface ReasonDialogProps {
  kind: keyof typeof titles;
  /** The number of providers, if there are several. */
  count?: ReactNode;
  /** A note above the reason. */
  note?: ReactNode;
  /** Null for several languages: each applicant gets the templates in their own, and the longest version is counted. */
  applicantLanguage: Language | null;
  /** Whether there is an applicant; otherwise no mail is sent. */
  hasApplicant?: boolean;
  /** Whether the reason may mention a tax number. */
  hasTaxNumber?: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
  onSend: (decision: { reason: string; isSilent: boolean }) => Promise<unknown>;
}

/** A dialog for the reason of a decision, in plain text, which the applicant reads. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { kind, count, note, applicantLanguage, hasApplicant = true, hasTaxNumber = false } = props;
  const { reason, onReason, onClose, onSend } = props;
  const intl = useIntl();
  const form = useId();
  const [isSilent, setSilent] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isPending, send] = usePending(() => onSend({ reason: reason.trim(), isSilent }));

  const versions = applicantLanguage ? [reason] : LANGUAGES.map((language) => stockReasonsIn(language, reason, kind));
  const length = Math.max(...versions.map((version) => version.trim().length));
  const hint = !hasApplicant ? hints.nobody : applicantLanguage ? hints.applicant : hints.several;

  const write = (text: string) => {
    onReason(text);
    setMissing(false);
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && length <= maxReason) send();
  };

  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={
        <>
          <FormattedMessage {...titles[kind]} />
          {count && <> · {count}</>}
        </>
      }
      actions={
        <Button type="submit" form={form} isPending={isPending}>
          <FormattedMessage id="page.send" />
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
        noValidate
        style={{ display: 'contents' }}
      >
        {note && <p>{note}</p>}
        <StockReasons
          kind={kind}
          applicantLanguage={applicantLanguage}
          hasTaxNumber={hasTaxNumber}
          reason={reason}
          onReason={write}
        />
        <TextArea
          autoFocus
          label={intl.formatMessage({ id: 'bo.reason' })}
          description={intl.formatMessage(hint)}
          value={reason}
          onChange={write}
          errorMessage={isMissing ? intl.formatMessage({ id: 'decision.reasonRequired' }) : undefined}
          counter={`${intl.formatNumber(length)} / ${intl.formatNumber(maxReason)}`}
          isCounterUrgent={length > 0.9 * maxReason}
          isRequired
        />
        {hasApplicant && (
          <Checkbox
            isSelected={isSilent}
            onChange={setSilent}
            description={
              <FormattedMessage
                id="bo.silent.hint"
                defaultMessage="For spam: no email is sent, and the reason stays in the history."
              />
            }
          >
            <FormattedMessage id="bo.silent" defaultMessage="Do not notify the applicant" />
          </Checkbox>
        )}
      </form>
    </QuestionDialog>
  );
}

type StockReasonsProps = Pick<ReasonDialogProps, 'kind' | 'applicantLanguage' | 'hasTaxNumber' | 'reason' | 'onReason'>;

/**
 * Templates of paragraphs for the reason, in the applicant's language, or in the moderator's for several applicants.
 */
function StockReasons({ kind, applicantLanguage, hasTaxNumber, reason, onReason }: StockReasonsProps) {
  const intl = useIntl();
  const [language, setLanguage] = useState(applicantLanguage ?? currentLanguage());
  const offered = stockReasons[kind].filter(({ id }) => id !== 'taxNumber' || hasTaxNumber);
  return (
    <>
      {applicantLanguage && (
        <Select
          label={intl.formatMessage({ id: 'bo.reason.language', defaultMessage: 'Applicant’s language' })}
          value={language}
          onChange={(value) => {
            setLanguage(value as Language);
            onReason(stockReasonsIn(value as Language, reason, kind));
          }}
          groups={[{ options: LANGUAGES.map((id) => ({ id, label: languageNames[id] })) }]}
        />
      )}
      <fieldset className={css.reasons}>
        <legend className={css.legend}>
          <FormattedMessage id="bo.reason.stock" defaultMessage="Start from a template" />
        </legend>
        <div className={css.stock}>
          {offered.map(({ id, texts }) => (
            <Button key={id} variant="outline" onPress={() => onReason(withStockReason(reason, texts[language].text))}>
              {texts[currentLanguage()].title}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
