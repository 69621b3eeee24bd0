import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import { CONTACT_EMAIL } from '#shared/emailAddress.ts';
import type { ReportDialogMutation, ReportKind } from '#web/__generated__/ReportDialogMutation.graphql.ts';
import { getBotToken } from '#web/botCheck/botToken.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { ask } from '#web/relay/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const messages = defineMessages({
  WRONG_PHONE: { id: 'report.wrongPhone', defaultMessage: 'A phone number is wrong' },
  CLOSED: { id: 'report.closed', defaultMessage: 'The business closed' },
  NOT_THEM: { id: 'report.notThem', defaultMessage: 'The contacts are somebody else’s' },
  FRAUD: { id: 'report.fraud', defaultMessage: 'I suspect fraud' },
  contactRequired: { id: 'report.contactRequired' },
  textRequired: { id: 'report.textRequired' },
  email: { id: 'email.format' },
});
const KINDS = ['WRONG_PHONE', 'CLOSED', 'NOT_THEM', 'FRAUD'] as const;

const mutation = graphql`
  mutation ReportDialogMutation($input: SendReportInput!) {
    sendReport(input: $input) {
      ... on SendReportPayload {
        email
      }
      ...readResponse_errors @alias
    }
  }
`;

const MAX_TEXT = 1_000;

interface ReportDialogProps {
  databaseId: number;
  businessName: string;
  /** The ids and numbers of the provider's phones. */
  phones: readonly { id: string; label: string }[];
  /** Whether the dialog is open. A closed dialog stays rendered, to keep the input. */
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog in which readers report a problem with a listing. They confirm the report by email, and staff decide. */
export function ReportDialog({ databaseId, businessName, phones, isOpen, onClose }: ReportDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { kind: phones.length > 0 ? 'WRONG_PHONE' : 'CLOSED', contactId: '', proposed: '', text: '', email: '' },
    check: ({ kind, contactId, text, email }) => ({
      contactId: kind === 'WRONG_PHONE' && contactId === '' ? messages.contactRequired : undefined,
      text: kind === 'FRAUD' && text.trim() === '' ? messages.textRequired : undefined,
      email: CONTACT_EMAIL.test(email.trim()) ? undefined : messages.email,
    }),
    send: async ({ kind, contactId, proposed, text, email }) => {
      const isPhone = kind === 'WRONG_PHONE';
      const input = {
        ...{ providerId: String(databaseId), kind: kind as ReportKind, text: text.trim(), email: email.trim() },
        ...(isPhone && { contactId, proposed: proposed.trim() }),
        botCheckSolution: await getBotToken('report'),
      };
      await ask<ReportDialogMutation>(mutation, { input });
      setSent(true);
    },
  });
  const { kind, text } = form.values;
  return (
    <Dialog
      isOpen={isOpen}
      step={isSent ? 'sent' : 'form'}
      onClose={onClose}
      title={
        <FormattedMessage
          id="report.title"
          defaultMessage="What is wrong with {name}?"
          values={{ name: businessName }}
        />
      }
      actions={
        isSent ? (
          <Button onPress={onClose}>
            <FormattedMessage id="app.close" />
          </Button>
        ) : (
          <Button type="submit" form={id} isPending={form.isPending}>
            <FormattedMessage id="page.send" />
          </Button>
        )
      }
    >
      {isSent ? (
        <p>
          <FormattedMessage
            id="report.sent"
            defaultMessage="Almost done: open the link that we emailed to {email}. Our team looks into it after that."
            values={{ email: form.values.email.trim() }}
          />
        </p>
      ) : (
        <StackedForm form={form} id={id}>
          <Select
            {...form.field('kind')}
            label={intl.formatMessage({ id: 'report.kind', defaultMessage: 'What is wrong' })}
            groups={[
              {
                options: KINDS.filter((one) => phones.length > 0 || one !== 'WRONG_PHONE').map((one) => ({
                  id: one,
                  label: intl.formatMessage(messages[one]),
                })),
              },
            ]}
          />
          {kind === 'WRONG_PHONE' && (
            <>
              <Select
                {...form.field('contactId')}
                label={intl.formatMessage({ id: 'report.contact', defaultMessage: 'The wrong number' })}
                none={intl.formatMessage({ id: 'report.choose', defaultMessage: 'Choose' })}
                groups={[{ options: phones }]}
                isRequired
              />
              <TextField
                {...form.field('proposed')}
                type="tel"
                label={intl.formatMessage({
                  id: 'report.proposed',
                  defaultMessage: 'The right number, if you know it',
                })}
              />
            </>
          )}
          <TextArea
            {...form.field('text')}
            label={intl.formatMessage({ id: 'report.text', defaultMessage: 'What happened' })}
            description={
              kind === 'FRAUD' && (
                <FormattedMessage
                  id="report.fraudText"
                  defaultMessage="Not public. We tell the business that there is a suspicion, but not who reported it or what they wrote. It may answer."
                />
              )
            }
            isRequired={kind === 'FRAUD'}
            counter={intl.formatNumber(MAX_TEXT - text.length)}
            isCounterUrgent={text.length > MAX_TEXT}
          />
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="email"
            isRequired
            label={intl.formatMessage({ id: 'report.email', defaultMessage: 'Your email' })}
            description={
              <FormattedMessage
                id="report.emailText"
                defaultMessage="We send a link to confirm your report. The business never sees your address."
              />
            }
          />
          <Text note>
            <FormattedMessage
              id="report.howDecided"
              defaultMessage="Our team decides. Nothing changes by itself, and we tell you what became of it."
            />
          </Text>
        </StackedForm>
      )}
    </Dialog>
  );
}
