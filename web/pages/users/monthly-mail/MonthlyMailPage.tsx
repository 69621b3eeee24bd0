import { defineMessages, FormattedMessage } from 'react-intl';
import type { MonthlyMailPageMutation } from '#web/__generated__/MonthlyMailPageMutation.graphql.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MailedPressPage } from '../MailedPress.tsx';

const { title } = defineMessages({
  title: { id: 'monthlyMail.title', defaultMessage: 'Monthly email' },
});

const mutation = graphql`
  mutation MonthlyMailPageMutation($input: EndMonthlyEmailInput!) {
    endMonthlyEmail(input: $input) {
      __typename
    }
  }
`;

export function MonthlyMailPage() {
  return (
    <MailedPressPage
      title={title}
      text={
        <FormattedMessage id="monthlyMail.text" defaultMessage="Once a month we email you your listing’s statistics." />
      }
      label={<FormattedMessage id="monthlyMail.end" defaultMessage="Unsubscribe" />}
      done={
        <FormattedMessage
          id="monthlyMail.ended"
          defaultMessage="You are unsubscribed. You can subscribe again on your statistics page."
        />
      }
      send={(token) => ask<MonthlyMailPageMutation>(mutation, { input: { token } })}
    >
      <LinkButton variant="outline" href={paths.dashboard()}>
        <FormattedMessage id="ownBusiness.dashboard" />
      </LinkButton>
    </MailedPressPage>
  );
}
