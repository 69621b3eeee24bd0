import { defineMessages, FormattedMessage } from 'react-intl';
import type { RenewPageMutation } from '#web/__generated__/RenewPageMutation.graphql.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MailedPressPage } from '../users/MailedPress.tsx';

const { title } = defineMessages({
  title: { id: 'watch.renewTitle', defaultMessage: 'Keep your alert' },
});

const mutation = graphql`
  mutation RenewPageMutation($input: RenewWatchInput!) {
    renewWatch(input: $input) {
      __typename
    }
  }
`;

/** The page on which the owner of an address renews a watch for another year. */
export function RenewPage() {
  return (
    <MailedPressPage
      title={title}
      text={
        <FormattedMessage
          id="watch.renewText"
          defaultMessage="One press keeps the alert that our message names for another year."
        />
      }
      label={<FormattedMessage id="watch.renew" />}
      done={<FormattedMessage id="watch.renewed" defaultMessage="Your alert is on for another year." />}
      send={(token) => ask<RenewPageMutation>(mutation, { input: { token } })}
    >
      <LinkButton variant="outline" href={paths.home()}>
        <FormattedMessage id="page.toHome" />
      </LinkButton>
    </MailedPressPage>
  );
}
