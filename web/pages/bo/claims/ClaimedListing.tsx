import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ClaimedListing_provider$key } from '#web/__generated__/ClaimedListing_provider.graphql.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Claim } from './Claim.tsx';
import css from './ClaimsPage.module.css';

/** A listing with the facts about its ownership, and its claims in columns. */
export function ClaimedListing({ provider }: { provider: ClaimedListing_provider$key }) {
  const { databaseId, businessName, websiteUrl, contacts, moderation } = useFragment(
    graphql`
      fragment ClaimedListing_provider on Provider {
        databaseId
        businessName
        websiteUrl
        contacts {
          displayValue
        }
        moderation @required(action: THROW) {
          people {
            displayName
            email
          }
          claims {
            databaseId
            ...Claim_claim
          }
        }
      }
    `,
    provider,
  );
  const people = moderation.people ?? [];
  const claims = moderation.claims ?? [];
  const reach = [websiteUrl, ...contacts.map(({ displayValue }) => displayValue)].filter(Boolean);
  return (
    <FormPart
      title={businessName}
      action={
        <LinkButton variant="outline" href={paths.boProvider(databaseId)}>
          <FormattedMessage id="bo.claims.open" defaultMessage="Open provider" />
        </LinkButton>
      }
    >
      <Stack data-wide="" gap={1} breaks note>
        <p>
          <FormattedMessage
            id="bo.claims.reach"
            defaultMessage="Contacts on the listing: {contacts}"
            values={{ contacts: reach.join(' · ') || '–' }}
          />
        </p>
        <p>
          {people.length === 0 ? (
            <FormattedMessage id="bo.noPeople" />
          ) : (
            <FormattedMessage
              id="bo.claims.people"
              defaultMessage="Managed by: {people}"
              values={{ people: people.map(({ displayName, email }) => `${displayName} (${email})`).join(' · ') }}
            />
          )}
        </p>
        {claims.length > 1 && (
          <Text tone="heading" weight={650}>
            <FormattedMessage
              id="bo.claims.rivals"
              defaultMessage="{count} people claim this listing. Accept at most one and reject the others."
              values={{ count: claims.length }}
            />
          </Text>
        )}
      </Stack>
      <ul data-wide="" className={css.claims}>
        {claims.map((claim) => (
          <Claim key={claim.databaseId} claim={claim} providerId={databaseId} hasPeople={people.length > 0} />
        ))}
      </ul>
    </FormPart>
  );
}
