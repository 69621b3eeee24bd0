import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PartnerTokens_partner$key } from '#web/__generated__/PartnerTokens_partner.graphql.ts';
import { TokenSection } from '#web/tokens/TokenSection.tsx';
import { tokenMessages } from '#web/tokens/tokenMessages.ts';

/** The tokens of a partner's programs. */
export function PartnerTokens({ partner }: { partner: PartnerTokens_partner$key }) {
  const { id, databaseId, tokens } = useFragment(
    graphql`
      fragment PartnerTokens_partner on Partner {
        id
        databaseId
        tokens {
          ...TokenSection_tokens
        }
      }
    `,
    partner,
  );
  return (
    <TokenSection
      title={<FormattedMessage {...tokenMessages.title} />}
      owner={{ id, field: 'tokens', partnerDatabaseId: databaseId }}
      tokens={tokens}
    />
  );
}
