import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { MonthlyMailPageMutation } from '#web/__generated__/MonthlyMailPageMutation.graphql.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { MailedPress } from '../MailedPress.tsx';

const mutation = graphql`
  mutation MonthlyMailPageMutation($token: String!) {
    endMonthlyMail(token: $token) {
      done
    }
  }
`;

export function MonthlyMailPage() {
  const title = useIntl().formatMessage({
    id: 'monthlyMail.title',
    defaultMessage: 'Monthly mail',
    description: 'Title of the page that the link in the monthly mail leads to',
  });
  return (
    <AccountPage title={title}>
      <MailedPress
        token={useLoaderData<string | null>()}
        text={
          <FormattedMessage
            id="monthlyMail.text"
            defaultMessage="Once a month we write to you what your page brought."
            description="Above the button that ends the monthly mail"
          />
        }
        label={<FormattedMessage id="monthlyMail.end" defaultMessage="End this mail" description="Button" />}
        done={
          <FormattedMessage
            id="monthlyMail.ended"
            defaultMessage="Done: the mail does not come any more. You can turn it on again on the page with your numbers."
            description="After the monthly mail was ended"
          />
        }
        send={(token) => ask<MonthlyMailPageMutation>(mutation, { token })}
      />
      <LinkButton variant="outline" href={paths.dashboard()}>
        <FormattedMessage
          id="ownBusiness.dashboard"
          defaultMessage="Go to your dashboard"
          description="Link from the page of an own business"
        />
      </LinkButton>
    </AccountPage>
  );
}
