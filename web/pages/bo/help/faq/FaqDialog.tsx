import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import { LANGUAGES } from '#shared/language.ts';
import type { FaqDialog_entry$key } from '#web/__generated__/FaqDialog_entry.graphql.ts';
import type { FaqDialogMutation } from '#web/__generated__/FaqDialogMutation.graphql.ts';
import type { FaqDialogRemoveMutation } from '#web/__generated__/FaqDialogRemoveMutation.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { useSending } from '#web/forms/useSending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { faqMessages } from './faqMessages.ts';

const saveMutation = graphql`
  mutation FaqDialogMutation($input: SaveFaqEntryInput!) {
    saveFaqEntry(input: $input) {
      ... on SaveFaqEntryPayload {
        faq {
          id
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const removeMutation = graphql`
  mutation FaqDialogRemoveMutation($input: DeleteFaqEntryInput!) {
    deleteFaqEntry(input: $input) {
      faq {
        id
      }
    }
  }
`;

interface Values {
  translations: { language: (typeof LANGUAGES)[number]; question: string; answer: string }[];
}

interface FaqDialogProps {
  /** The question to edit; null for a new one. */
  entry: FaqDialog_entry$key | null;
  onClose: () => void;
}

const PARTS = ['question', 'answer'] as const;
const path = (at: number, part: (typeof PARTS)[number]) => `translations.${at}.${part}` as const;

/** A dialog that edits a question and its answer in all languages. */
export function FaqDialog({ entry, onClose }: FaqDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const { revalidate } = useRevalidator();
  const edited = useFragment(
    graphql`
      fragment FaqDialog_entry on FaqEntry {
        id
        translations {
          language
          question
          answer
        }
      }
    `,
    entry,
  );
  const id = edited?.id ?? null;
  const finish = async (message: 'saved' | 'removed') => {
    void showToast({ type: 'success', title: intl.formatMessage(faqMessages[message]), seconds: 3 });
    await revalidate();
    onClose();
  };
  const form = useForm<Values>({
    initial: {
      translations: LANGUAGES.map((language) => {
        const { question = '', answer = '' } = edited?.translations.find((text) => text.language === language) ?? {};
        return { language, question, answer };
      }),
    },
    check: ({ translations }) =>
      Object.fromEntries(
        translations.flatMap((text, at) =>
          PARTS.map((part) => [path(at, part), text[part].trim() ? undefined : faqMessages.required]),
        ),
      ),
    send: async ({ translations }) => {
      await commit<FaqDialogMutation>(saveMutation, { input: { id, translations } });
      await finish('saved');
    },
    failed: { otherwise: faqMessages.saveFailed },
  });
  const { translations } = form.values;
  const field = (at: number, part: (typeof PARTS)[number]) => ({
    name: path(at, part),
    value: translations[at]![part],
    onChange: (value: string) =>
      form.change('translations', translations.with(at, { ...translations[at]!, [part]: value }), path(at, part)),
    errorMessage: form.errorAt(path(at, part)),
  });
  const [isRemoving, remove] = useSending({ otherwise: faqMessages.saveFailed }, async () => {
    if (id === null) return;
    await commit<FaqDialogRemoveMutation>(removeMutation, { input: { id } });
    await finish('removed');
  });
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage {...(id === null ? faqMessages.add : faqMessages.edit)} />}
      actions={
        <>
          {id !== null && (
            <Button variant="danger" isPending={isRemoving} onPress={remove}>
              <FormattedMessage {...faqMessages.remove} />
            </Button>
          )}
          <Button type="submit" form={formId} isPending={form.isPending}>
            <FormattedMessage id="bo.save" />
          </Button>
        </>
      }
    >
      <form id={formId} ref={form.ref} onSubmit={form.onSubmit} noValidate>
        {translations.map(({ language, answer }, at) => (
          <div key={language} lang={language}>
            <TextField
              {...field(at, 'question')}
              label={`${intl.formatMessage(faqMessages.question)} (${language})`}
              maxLength={200}
              isRequired
            />
            <TextArea
              {...field(at, 'answer')}
              label={`${intl.formatMessage(faqMessages.answer)} (${language})`}
              rows={3}
              counter={`${intl.formatNumber(answer.length)} / ${intl.formatNumber(2_000)}`}
              isCounterUrgent={answer.length > 1_800}
              isRequired
            />
          </div>
        ))}
      </form>
    </QuestionDialog>
  );
}
