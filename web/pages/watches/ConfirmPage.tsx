import { defineMessages, FormattedMessage } from 'react-intl';
import type { ConfirmPageMutation } from '#web/__generated__/ConfirmPageMutation.graphql.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MailedPressPage } from '../users/MailedPress.tsx';

const { title } = defineMessages({
  title: { id: 'watch.confirm', defaultMessage: 'Turn your alert on' },
});

const mutation = graphql`
  mutation ConfirmPageMutation($input: ConfirmWatchInput!) {
    confirmWatch(input: $input) {
      __typename
    }
  }
`;

/** The page on which the owner of an address agrees to the mails of a watch. */
export function ConfirmPage() {
  return (
    <MailedPressPage
      title={title}
      text={
        <FormattedMessage
          id="watch.confirmText"
          defaultMessage="You get the emails that our message describes, only when there is news, for a year at most."
        />
      }
      label={<FormattedMessage id="watch.confirmPress" defaultMessage="Yes, notify me" />}
      done={<FormattedMessage id="watch.confirmed" defaultMessage="Your alert is on. We write when there is news." />}
      send={(token, isAgreed) => ask<ConfirmPageMutation>(mutation, { input: { token, isAgreed } })}
    >
      <LinkButton variant="outline" href={paths.home()}>
        <FormattedMessage id="page.toHome" />
      </LinkButton>
    </MailedPressPage>
  );
}
