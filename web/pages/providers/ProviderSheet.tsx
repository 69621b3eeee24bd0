import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { emailUrl } from '#shared/emailAddress.ts';
import { oneLine } from '#shared/oneLine.ts';
import type { ProviderSheet_provider$key } from '#web/__generated__/ProviderSheet_provider.graphql.ts';
import { AnswerQuestion } from '#web/answers/AnswerQuestion.tsx';
import { PrintedProviders } from '#web/businesses/PrintedProviders.tsx';
import { getConfig } from '#web/config.ts';
import { useOpened } from '#web/countViews.ts';
import { paths } from '#web/paths.ts';
import { StarButton } from '#web/shortlist/StarButton.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { ContactBar } from './ContactBar.tsx';
import { NearbyProviders } from './NearbyProviders.tsx';
import { ProviderActions } from './ProviderActions.tsx';
import { ProviderArticle } from './ProviderArticle.tsx';
import css from './ProviderPage.module.css';
import { ReportButton } from './ReportButton.tsx';
import { WayBack } from './WayBack.tsx';

/** All public data of a provider. */
export function ProviderSheet({ provider }: { provider: ProviderSheet_provider$key }) {
  const data = useFragment(
    graphql`
      fragment ProviderSheet_provider on Provider {
        databaseId
        viewToken
        businessName
        place {
          name
        }
        contacts {
          ...ContactBar_contacts
        }
        ...ReportButton_provider
        ...ProviderArticle_provider
        ...PrintedProviders_providers
        ...NearbyProviders_provider
      }
    `,
    provider,
  );
  const { databaseId, viewToken, businessName, place, contacts } = data;
  useOpened({ databaseId, viewToken });
  return (
    <>
      <PrintedProviders providers={[data]} />
      <div className={css.page} data-screen>
        <title>{oneLine(`${businessName} · ${place.name} · Rumbo`)}</title>
        <div className={css.top}>
          <WayBack />
          <StarButton id={databaseId} name={businessName} />
          <ProviderActions databaseId={databaseId} businessName={businessName} />
        </div>
        <AnswerQuestion id={databaseId} name={businessName} />
        <ProviderArticle provider={data}>
          <ProviderClaim databaseId={databaseId}>
            <ReportButton provider={data} />
          </ProviderClaim>
        </ProviderArticle>
        <NearbyProviders provider={data} />
      </div>
      <ContactBar provider={{ databaseId, viewToken }} name={businessName} contacts={contacts} />
    </>
  );
}

/** Links with which owners can manage the listing, and readers can contact us about it. */
function ProviderClaim({ databaseId, children }: { databaseId: number; children: ReactNode }) {
  const { email } = getConfig().footer;
  const subject = new URLSearchParams({ subject: `#${databaseId}` });
  return (
    <Card>
      <Stack as="section" gap={3} pad={5} aria-labelledby="own">
        <Text as="h2" id="own">
          <FormattedMessage id="claim.title" />
        </Text>
        <Text size="sm" tone="soft">
          <FormattedMessage
            id="provider.ownText"
            defaultMessage="Keep its details up to date, see how many visit this page, and get its QR code."
          />
        </Text>
        <Cluster>
          <LinkButton variant="outline" href={paths.claim(databaseId)}>
            <FormattedMessage id="provider.claim" defaultMessage="Manage this page" />
          </LinkButton>
          {children}
        </Cluster>
        {email && (
          <noscript>
            <Text size="sm">
              <a href={`${emailUrl(email)}?${subject}`}>
                <FormattedMessage id="provider.claimLink" defaultMessage="Contact us to correct these details" />
              </a>
            </Text>
          </noscript>
        )}
      </Stack>
    </Card>
  );
}
