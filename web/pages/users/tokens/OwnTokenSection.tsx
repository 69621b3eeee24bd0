import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { OwnTokenSection_viewer$key } from '../../../__generated__/OwnTokenSection_viewer.graphql.ts';
import { TokenSection } from '../../../tokens/TokenSection.tsx';

/** The tokens for the person's own businesses. */
export function OwnTokenSection({ viewer }: { viewer: OwnTokenSection_viewer$key }) {
  const { id, accessTokens } = useFragment(
    graphql`
      fragment OwnTokenSection_viewer on User {
        id
        accessTokens {
          ...TokenSection_tokens
        }
      }
    `,
    viewer,
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
