import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { OwnTokenSection_viewer$key } from '#web/__generated__/OwnTokenSection_viewer.graphql.ts';
import { TokenSection } from '#web/tokens/TokenSection.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ResendConfirmation } from '../ResendConfirmation.tsx';

/** The tokens for the person's own businesses. */
export function OwnTokenSection({ viewer }: { viewer: OwnTokenSection_viewer$key }) {
  const { id, emailVerified, email, accessTokens } = useFragment(
    graphql`
      fragment OwnTokenSection_viewer on User {
        id
        email
        emailVerified
        accessTokens {
          ...TokenSection_tokens
        }
      }
    `,
    viewer,
  );
  if (!emailVerified)
    return (
      <Notice type="info">
        <p>
          <FormattedMessage
            id="tokens.confirmFirst"
            defaultMessage="Before you make tokens, confirm your email: open the link that we sent to <strong>{address}</strong>."
            description="In place of the access tokens while the e-mail is not confirmed"
            values={{ address: email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
        <ResendConfirmation />
      </Notice>
    );
  return (
    <TokenSection
      title={
        <FormattedMessage
          id="tokens.own"
          defaultMessage="Your tokens"
          description="Heading above the access tokens of the person"
        />
      }
      owner={{ id, field: 'accessTokens', partnerDatabaseId: null }}
      tokens={accessTokens}
    />
  );
}
