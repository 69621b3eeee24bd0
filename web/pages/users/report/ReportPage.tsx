import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ReportPage_report$key } from '#web/__generated__/ReportPage_report.graphql.ts';
import type { ReportPageMutation } from '#web/__generated__/ReportPageMutation.graphql.ts';
import type { reportLoaderQuery } from '#web/__generated__/reportLoaderQuery.graphql.ts';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { ask } from '#web/relay/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Text } from '#web/ui/layout.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { MailedPart } from '../MailedPart.tsx';
import { reportQuery } from './reportLoader.ts';

const mutation = graphql`
  mutation ReportPageMutation($input: ConfirmReportInput!) {
    confirmReport(input: $input) {
      report {
        state
      }
    }
  }
`;

const states = defineMessages({
  UNPROVED: {
    id: 'report.unproved',
    defaultMessage: 'Confirm that you sent this report. Our team sees it after that.',
  },
  PENDING: {
    id: 'report.pending',
    defaultMessage: 'Our team is looking into it. Open this link again to see the result.',
  },
  ACCEPTED: { id: 'report.accepted', defaultMessage: 'Our team accepted your report. Thank you.' },
  REJECTED: { id: 'report.refused', defaultMessage: 'Our team looked into it and changed nothing.' },
  EXPIRED: { id: 'report.expired', defaultMessage: 'The report has expired.' },
});

/** The page on which the reporter of a problem confirms the report, and sees its state. */
export function ReportPage() {
  const intl = useIntl();
  return (
    <AccountPage title={intl.formatMessage({ id: 'report.pageTitle', defaultMessage: 'Your report' })}>
      <MailedPart<reportLoaderQuery>
        query={reportQuery}
        failed={intl.formatMessage({ id: 'report.loadFailed', defaultMessage: 'The report could not be loaded' })}
      >
        {({ followedReport }, token) => followedReport && <Report token={token} report={followedReport} />}
      </MailedPart>
    </AccountPage>
  );
}

function Report({ token, report }: { token: string; report: ReportPage_report$key }) {
  const intl = useIntl();
  const { businessName, state, isAnswered, reason } = useFragment(
    graphql`
      fragment ReportPage_report on FollowedReport {
        businessName
        state
        isAnswered
        reason
      }
    `,
    report,
  );
  const [current, setCurrent] = useState<string>(state);
  const [isPending, confirm] = useSending(formFailure, async () => {
    const answer = await ask<ReportPageMutation>(mutation, { input: { token } });
    setCurrent(answer.confirmReport.report.state);
  });
  return (
    <>
      <Text as="h2" dir="auto">
        {businessName}
      </Text>
      <p role="status">{intl.formatMessage(states[current as keyof typeof states])}</p>
      {current === 'PENDING' && isAnswered && (
        <p>
          <FormattedMessage
            id="report.businessAnswered"
            defaultMessage="The business has answered. Our team reads both sides before it decides."
          />
        </p>
      )}
      {reason && <Text keepsLines>{reason}</Text>}
      {current === 'UNPROVED' && (
        <Button isPending={isPending} onPress={confirm}>
          <FormattedMessage id="report.confirm" defaultMessage="Confirm the report" />
        </Button>
      )}
    </>
  );
}
