import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { ReportAnswerPageMutation } from '#web/__generated__/ReportAnswerPageMutation.graphql.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { AccountPage } from '../AccountPage.tsx';
import { Done } from '../Done.tsx';
import { LinkRefused } from '../MailedPress.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const mutation = graphql`
  mutation ReportAnswerPageMutation($input: AnswerReportInput!) {
    answerReport(input: $input) {
      ...readResponse_errors @alias
    }
  }
`;

/** The page of a mailed link on which a business answers reports of suspected fraud. */
export function ReportAnswerPage() {
  const intl = useIntl();
  const token = useLoaderData<string | null>();
  const [isSent, setSent] = useState(false);
  const send = async (answer: string) => {
    await ask<ReportAnswerPageMutation>(mutation, { input: { token: token ?? '', answer } });
    setSent(true);
  };
  return (
    <AccountPage title={intl.formatMessage({ id: 'report.answerTitle', defaultMessage: 'Answer a suspicion' })}>
      {!token ? (
        <LinkRefused reason={null} />
      ) : isSent ? (
        <Done>
          <FormattedMessage
            id="report.answered"
            defaultMessage="Thank you. Our team reads it before anything is decided."
          />
        </Done>
      ) : (
        <AnswerForm send={send} />
      )}
    </AccountPage>
  );
}
