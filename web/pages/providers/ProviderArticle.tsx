import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PublicText } from '#shared/providerForm.ts';
import { websiteLink } from '#shared/websiteLink.ts';
import type { ProviderArticle_provider$key } from '#web/__generated__/ProviderArticle_provider.graphql.ts';
import { ControlNotice } from '#web/businesses/ControlNotice.tsx';
import { readPictured } from '#web/businesses/pictured.ts';
import { countViews } from '#web/countViews.ts';
import { Band } from '#web/layouts/Band.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { ContactList } from '../landing/results/ContactList.tsx';
import { Branches } from './Branches.tsx';
import { CONTACTS_ID } from './ContactBar.tsx';
import { Credentials } from './Credentials.tsx';
import { Lanes } from './Lanes.tsx';
import { ProviderBanner } from './ProviderBanner.tsx';
import { ProviderFacts } from './ProviderFacts.tsx';
import css from './ProviderPage.module.css';
import { ProviderPlaces } from './ProviderPlaces.tsx';
import { ProviderServices } from './ProviderServices.tsx';

interface ProviderArticleProps {
  provider: ProviderArticle_provider$key;
  /** Additional content below the contacts and the map. */
  children?: ReactNode;
  /** Whether the article is below the heading of another page. */
  isPreview?: boolean;
}

/** The name, contacts and services of a provider, on its page and in the preview for staff. */
export function ProviderArticle({ provider, children, isPreview = false }: ProviderArticleProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ProviderArticle_provider on Provider {
        databaseId
        viewToken
        businessName
        commercialName
        description
        place {
          displayName
        }
        image {
          url: path
          srcSet
        }
        websiteUrl
        language
        providerServices {
          ...pictured_service
        }
        contacts {
          ...ContactList_contacts
        }
        ...ControlNotice_provider
        ...ProviderFacts_provider
        ...ProviderPlaces_provider
        ...ProviderServices_provider
        ...Credentials_provider
        ...Lanes_provider
        ...Branches_provider
      }
    `,
    provider,
  );
  const { databaseId, viewToken, businessName, commercialName, description, place, image, contacts } =
    data satisfies Record<PublicText, unknown>;
  const website = websiteLink(data.websiteUrl);
  const [main] = data.providerServices;
  const { scene } = readPictured(null, main, databaseId);
  const isForeign = !intl.locale.startsWith(data.language);
  const Name = isPreview ? 'p' : 'h1';
  return (
    <article className={css.article}>
      {image && <ProviderBanner name={businessName} url={image.url} srcSet={image.srcSet} />}
      <Band scene={image ? null : scene}>
        <Name className={css.name} dir="auto">
          {businessName}
        </Name>
        {commercialName && (
          <Text size="lg" breaks dir="auto">
            {commercialName}
          </Text>
        )}
        <p className={css.where}>
          <Icon name="pin" />
          {place.displayName}
        </p>
      </Band>
      <ControlNotice provider={data} />
      <ProviderFacts provider={data} />
      <div className={css.sheet}>
        <div className={css.aside}>
          {(contacts.length > 0 || website) && (
            <Card>
              <Stack as="section" id={CONTACTS_ID} gap={3} pad={5} aria-labelledby="contact">
                <Text as="h2" id="contact">
                  <FormattedMessage id="app.contact" />
                </Text>
                <ContactList provider={{ databaseId, viewToken }} name={businessName} contacts={contacts} />
                {website && (
                  <a
                    className={css.website}
                    href={website.href}
                    target="_blank"
                    rel="nofollow noopener"
                    onClick={() => countViews({ databaseId, viewToken }, { websiteProviderId: String(databaseId) })}
                  >
                    <Icon name="globe" />
                    <span>{website.text}</span>
                  </a>
                )}
              </Stack>
            </Card>
          )}
          <div className={css.after}>
            <ProviderPlaces provider={data} />
          </div>
          {children && <div className={css.after}>{children}</div>}
        </div>
        <div className={css.main}>
          {description && (
            <Stack as="section" gap={3} aria-labelledby="about">
              <Text as="h2" size="xl" id="about">
                <FormattedMessage id="provider.about" />
              </Text>
              {isForeign && (
                <Text note>
                  <FormattedMessage
                    id="provider.written"
                    defaultMessage="Written in {language}"
                    values={{ language: intl.formatDisplayName(data.language, { type: 'language' }) }}
                  />
                </Text>
              )}
              <Text measure={40} breaks keepsLines dir="auto" lang={isForeign ? data.language : undefined}>
                {description}
              </Text>
            </Stack>
          )}
          <ProviderServices provider={data} />
          <Lanes provider={data} />
          <Credentials provider={data} />
          <Branches provider={data} />
        </div>
      </div>
    </article>
  );
}
