import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import { CREDENTIAL_KINDS, type CredentialKindName, credentialText } from '#shared/credentials.ts';
import type { CheckDialogMutation, CredentialKind } from '#web/__generated__/CheckDialogMutation.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { DateField } from '#web/pages/bo/DateField.tsx';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { type ResultName, resultMessages } from './checkMessages.ts';

const messages = defineMessages({
  result: { id: 'bo.check.result', defaultMessage: 'What does the register say?' },
  sourceDate: { id: 'bo.check.day', defaultMessage: 'Seen on' },
  source: { id: 'bo.check.source', defaultMessage: 'Where' },
  seenName: { id: 'bo.check.name', defaultMessage: 'Name in the register' },
  nameRequired: { id: 'credential.seenName' },
  dayRequired: { id: 'credential.sourceDate' },
  saved: { id: 'bo.check.saved', defaultMessage: 'Check recorded' },
  failed: { id: 'bo.check.failed', defaultMessage: 'The check was not recorded' },
});

const mutation = graphql`
  mutation CheckDialogMutation($input: CheckCredentialInput!) {
    checkCredential(input: $input) {
      ... on CheckCredentialPayload {
        provider {
          ...ChecksPart_provider
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

interface CheckDialogProps {
  providerId: string;
  /** The legal name of the business. */
  name: string;
  credential: { kind: string; number: string };
  onClose: () => void;
}

/** A dialog in which staff record the result of looking up a credential at its register. */
export function CheckDialog({ providerId, name, credential, onClose }: CheckDialogProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const id = useId();
  const kind = credential.kind.toLowerCase() as CredentialKindName;
  const hasName = (result: string) => result === 'MATCH' || result === 'OTHER_NAME';
  const form = useForm({
    initial: {
      result: '',
      sourceDate: new Date().toISOString().slice(0, 10),
      source: CREDENTIAL_KINDS[kind].issuer as string,
      seenName: '',
    },
    check: ({ result, sourceDate, seenName }) => ({
      result: result === '' ? messages.result : undefined,
      sourceDate: sourceDate === '' ? messages.dayRequired : undefined,
      seenName: hasName(result) && seenName.trim() === '' ? messages.nameRequired : undefined,
    }),
    send: async ({ result, ...values }) => {
      const input = { providerId, kind: credential.kind as CredentialKind, number: credential.number };
      await commit<CheckDialogMutation>(mutation, { input: { ...input, ...values, result: result as ResultName } });
      void showToast({ type: 'success', title: intl.formatMessage(messages.saved), seconds: 3 });
      onClose();
      await revalidate();
    },
    failed: { otherwise: messages.failed },
  });
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={credentialText(kind, credential.number)}
      actions={
        <Button type="submit" form={id} isPending={form.isPending}>
          <FormattedMessage id="bo.webhooks.save" />
        </Button>
      }
    >
      <StackedForm form={form} id={id}>
        <p>
          <FormattedMessage
            id="bo.check.about"
            defaultMessage="Enter only what you see at the register itself, not what the document of the business says. The business is called {name} here."
            values={{ name: <b>{name}</b> }}
          />
        </p>
        <Select
          {...form.field('result')}
          label={intl.formatMessage(messages.result)}
          none="–"
          groups={[
            {
              options: Object.entries(resultMessages).map(([result, text]) => ({
                id: result,
                label: intl.formatMessage(text),
              })),
            },
          ]}
          isRequired
        />
        <TextField {...form.field('seenName')} label={intl.formatMessage(messages.seenName)} maxLength={200} />
        <TextField {...form.field('source')} label={intl.formatMessage(messages.source)} maxLength={200} />
        <DateField {...form.field('sourceDate')} label={intl.formatMessage(messages.sourceDate)} isRequired />
      </StackedForm>
    </QuestionDialog>
  );
}
