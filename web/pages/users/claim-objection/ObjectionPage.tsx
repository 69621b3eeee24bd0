import { defineMessages, FormattedMessage } from 'react-intl';
import type { ObjectionPageMutation } from '#web/__generated__/ObjectionPageMutation.graphql.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MailedPressPage } from '../MailedPress.tsx';

const { title } = defineMessages({
  title: { id: 'claim.objectionTitle', defaultMessage: 'Object to a claim' },
});

const mutation = graphql`
  mutation ObjectionPageMutation($input: ObjectToClaimInput!) {
    objectToClaim(input: $input) {
      businessName
    }
  }
`;

/** The page on which contacts and owners of a business object to another person's claim. */
export function ObjectionPage() {
  return (
    <MailedPressPage
      title={title}
      text={
        <FormattedMessage
          id="claim.objectionText"
          defaultMessage="If the person named in our email does not represent your business, tell us here. Their claim is put on hold and our team decides."
        />
      }
      label={<FormattedMessage id="claim.object" defaultMessage="This is not their business" />}
      done={
        <FormattedMessage
          id="claim.objected"
          defaultMessage="Thank you. The claim is on hold: our team will look into it before anything changes."
        />
      }
      send={(token) => ask<ObjectionPageMutation>(mutation, { input: { token } })}
    >
      <LinkButton variant="outline" href={paths.home()}>
        <FormattedMessage id="page.toHome" />
      </LinkButton>
    </MailedPressPage>
  );
}
