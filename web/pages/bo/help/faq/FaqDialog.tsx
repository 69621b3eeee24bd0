import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import { LANGUAGES } from '#shared/language.ts';
import type { FaqDialog_entry$key } from '#web/__generated__/FaqDialog_entry.graphql.ts';
import type { FaqDialogMutation } from '#web/__generated__/FaqDialogMutation.graphql.ts';
import type { FaqDialogRemoveMutation } from '#web/__generated__/FaqDialogRemoveMutation.graphql.ts';
import { useForm } from '#web/forms/useForm.ts';
import { usePending } from '#web/forms/usePending.ts';
import { DialogActions } from '#web/pages/bo/DialogActions.tsx';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { faqMessages } from './faqMessages.ts';

const saveMutation = graphql`
  mutation FaqDialogMutation($input: SaveFaqEntryInput!) {
    saveFaqEntry(input: $input) {
      ... on FaqPayload {
        faq {
          id
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const removeMutation = graphql`
  mutation FaqDialogRemoveMutation($input: RemoveFaqEntryInput!) {
    removeFaqEntry(input: $input) {
      faq {
        id
      }
    }
  }
`;

/** The names are those of the server's errors. */
type Values = Record<`${(typeof LANGUAGES)[number]}${'Question' | 'Answer'}`, string>;

interface FaqDialogProps {
  /** Null for a new question. */
  entry: FaqDialog_entry$key | null;
  onClose: () => void;
}

const names = LANGUAGES.flatMap((language) => [`${language}Question`, `${language}Answer`] as (keyof Values)[]);

/** A question with its answer in all languages. */
export function FaqDialog({ entry, onClose }: FaqDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const edited = useFragment(
    graphql`
      fragment FaqDialog_entry on FaqEntry {
        id
        texts {
          language
          question
          answer
        }
      }
    `,
    entry,
  );
  const id = edited?.id ?? null;
  const ofLanguage = (language: string) => edited?.texts.find((text) => text.language === language);
  const finish = async (message: 'saved' | 'removed') => {
    void showToast({ type: 'success', title: intl.formatMessage(faqMessages[message]), seconds: 3 });
    await revalidate();
    onClose();
  };
  const form = useForm<Values>({
    initial: Object.fromEntries(
      LANGUAGES.flatMap((language) => [
        [`${language}Question`, ofLanguage(language)?.question ?? ''],
        [`${language}Answer`, ofLanguage(language)?.answer ?? ''],
      ]),
    ) as Values,
    check: (values) =>
      Object.fromEntries(names.map((name) => [name, values[name].trim() ? undefined : faqMessages.required])),
    send: async (values) => {
      const sent = LANGUAGES.map((language) => ({
        language,
        question: values[`${language}Question`],
        answer: values[`${language}Answer`],
      }));
      await commit<FaqDialogMutation>(environment, {
        mutation: saveMutation,
        variables: { input: { id, texts: sent } },
      });
      await finish('saved');
    },
    onFailure: (error) => showError(intl, error, faqMessages.saveFailed),
  });
  const [isRemoving, remove] = usePending(async () => {
    if (id === null) return;
    try {
      await commit<FaqDialogRemoveMutation>(environment, { mutation: removeMutation, variables: { input: { id } } });
      await finish('removed');
    } catch (error) {
      showError(intl, error, faqMessages.saveFailed);
    }
  });
  return (
    <Dialog
      isOpen
      isQuestion
      onClose={onClose}
      title={<FormattedMessage {...(id === null ? faqMessages.add : faqMessages.edit)} />}
      actions={
        <>
          {id !== null && (
            <Button variant="danger" isPending={isRemoving} onPress={remove}>
              <FormattedMessage {...faqMessages.remove} />
            </Button>
          )}
          <DialogActions form={formId} isPending={form.isPending} onCancel={onClose}>
            <FormattedMessage id="bo.save" />
          </DialogActions>
        </>
      }
    >
      <form id={formId} ref={form.ref} onSubmit={form.onSubmit} noValidate>
        {LANGUAGES.map((language) => (
          <div key={language} lang={language}>
            <TextField
              {...form.field(`${language}Question`)}
              label={`${intl.formatMessage(faqMessages.question)} (${language})`}
              maxLength={200}
              isRequired
            />
            <TextArea
              {...form.field(`${language}Answer`)}
              label={`${intl.formatMessage(faqMessages.answer)} (${language})`}
              rows={3}
              counter={`${intl.formatNumber(form.values[`${language}Answer`].length)} / ${intl.formatNumber(2_000)}`}
              isCounterUrgent={form.values[`${language}Answer`].length > 1_800}
              isRequired
            />
          </div>
        ))}
      </form>
    </Dialog>
  );
}
