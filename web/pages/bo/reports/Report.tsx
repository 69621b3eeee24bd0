import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { Report_report$key } from '#web/__generated__/Report_report.graphql.ts';
import type { ReportAcceptMutation } from '#web/__generated__/ReportAcceptMutation.graphql.ts';
import type { ReportRefuseMutation } from '#web/__generated__/ReportRefuseMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { ReviewItem } from '#web/pages/bo/editor/ReviewItem.tsx';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const messages = defineMessages({
  WRONG_PHONE: { id: 'bo.report.wrongPhone', defaultMessage: 'Wrong phone' },
  CLOSED: { id: 'bo.report.closed', defaultMessage: 'Closed' },
  NOT_THEM: { id: 'bo.report.notThem', defaultMessage: 'Contacts of somebody else' },
  FRAUD: { id: 'bo.report.fraud', defaultMessage: 'Suspicion of fraud' },
  failed: { id: 'bo.failed.decide' },
  required: { id: 'decision.reasonRequired' },
});

const acceptance = graphql`
  mutation ReportAcceptMutation($input: AcceptReportInput!) {
    acceptReport(input: $input) {
      provider {
        status
      }
    }
  }
`;

const refusal = graphql`
  mutation ReportRefuseMutation($input: RejectReportInput!) {
    rejectReport(input: $input) {
      provider {
        status
      }
    }
  }
`;

/** A report as a comparison of the listed values with those proposed by the reporter. */
export function Report({ report }: { report: Report_report$key }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { databaseId, kind, wrongValue, proposed, text, email, answer, answeredAt, createdAt, alike, provider } =
    useFragment(
      graphql`
      fragment Report_report on ProviderReport {
        databaseId
        kind
        wrongValue
        proposed
        text
        email
        answer
        answeredAt
        createdAt
        alike
        provider {
          ...ReviewItem_provider
        }
      }
    `,
      report,
    );
  const id = String(databaseId);
  const onFailure = (error: unknown) => showFailure(intl, error, { otherwise: messages.failed });
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? messages.required : undefined }),
    send: async ({ reason }) => {
      const input = { id, reason: reason.trim() };
      await commit<ReportRefuseMutation>(refusal, { input });
      await revalidate();
    },
    onFailure,
  });
  const accept = async () => {
    try {
      const input = { id, reason: form.values.reason.trim() };
      await commit<ReportAcceptMutation>(acceptance, { input });
      await revalidate();
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <ReviewItem provider={provider}>
      <Stack data-wide="" gap={3} size="sm">
        <Cluster>
          <Chip tone={kind === 'FRAUD' ? 'error' : 'warning'}>{intl.formatMessage(messages[kind as 'FRAUD'])}</Chip>
          {alike > 1 && (
            <Chip>
              <FormattedMessage id="bo.report.alike" defaultMessage="{count} independent" values={{ count: alike }} />
            </Chip>
          )}
          <Text tone="soft">
            {email} · <Timestamp value={createdAt} />
          </Text>
        </Cluster>
        {wrongValue && (
          <p>
            <del>{wrongValue}</del> {proposed && <ins>{proposed}</ins>}
          </p>
        )}
        {text && (
          <Text keepsLines breaks dir="auto">
            {text}
          </Text>
        )}
        {kind === 'FRAUD' && !answer && (
          <Text tone="soft">
            <FormattedMessage id="bo.report.unanswered" defaultMessage="The business has not answered yet." />
          </Text>
        )}
        {answer && (
          <Text keepsLines breaks dir="auto">
            <FormattedMessage
              id="bo.report.answer"
              defaultMessage="The business answered on {date}: {answer}"
              values={{ answer, date: <Timestamp value={answeredAt ?? ''} /> }}
            />
          </Text>
        )}
        <form ref={form.ref} onSubmit={form.onSubmit} noValidate>
          <Stack gap={3}>
            <TextField
              {...form.field('reason')}
              label={intl.formatMessage({ id: 'bo.report.reason', defaultMessage: 'Reason, for the reporter' })}
            />
            <Cluster>
              <Button variant="approve" onPress={() => void accept()}>
                {kind === 'WRONG_PHONE' ? (
                  <FormattedMessage id="bo.report.correct" defaultMessage="Correct the number" />
                ) : kind === 'CLOSED' ? (
                  <FormattedMessage id="bo.report.hide" defaultMessage="Hide the listing" />
                ) : (
                  <FormattedMessage id="bo.report.accept" defaultMessage="Mark as true" />
                )}
              </Button>
              <Button variant="danger" type="submit" isPending={form.isPending}>
                <FormattedMessage id="bo.reject" />
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Stack>
    </ReviewItem>
  );
}
