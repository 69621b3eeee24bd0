import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PublicText } from '#shared/providerForm.ts';
import { websiteLink } from '#shared/websiteLink.ts';
import type { ProviderArticle_provider$key } from '#web/__generated__/ProviderArticle_provider.graphql.ts';
import { ProviderPicture } from '#web/businesses/ProviderPicture.tsx';
import { countViews } from '#web/countViews.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { ContactList } from '../landing/results/ContactList.tsx';
import { Branches } from './Branches.tsx';
import css from './ProviderPage.module.css';
import { ProviderServices } from './ProviderServices.tsx';

interface ProviderArticleProps {
  provider: ProviderArticle_provider$key;
  /** Below the description of the business. */
  children?: ReactNode;
  /** Below the heading of another page. */
  isPreview?: boolean;
}

/** A provider's name, contacts and services: on its page, and for staff before it is published. */
export function ProviderArticle({ provider, children, isPreview = false }: ProviderArticleProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ProviderArticle_provider on PublicProvider {
        databaseId
        pageToken
        businessName
        commercialName
        description
        address {
          displayName
        }
        image {
          url
          srcSet
        }
        websiteUrl
        createdAt
        reviewedAt
        language
        contacts {
          ...ContactList_contacts
        }
        ...ProviderServices_provider
        ...Branches_provider
      }
    `,
    provider,
  );
  const { databaseId, pageToken, businessName, commercialName, description, address, image, contacts } =
    data satisfies Record<PublicText, unknown>;
  const website = websiteLink(data.websiteUrl);
  const isForeign = !intl.locale.startsWith(data.language);
  const Name = isPreview ? 'p' : 'h1';
  return (
    <article className={css.article}>
      <header className={css.head}>
        <ProviderPicture name={businessName} url={image?.url} srcSet={image?.srcSet} />
        <div className={css.who}>
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
            {address.displayName}
          </p>
          <p className={css.since}>
            <Icon name="check" size={18} />
            <span>
              <FormattedMessage
                id="provider.reviewed"
                defaultMessage="Reviewed on {date}"
                values={{ date: <FormattedDate value={data.reviewedAt} dateStyle="long" timeZone="UTC" /> }}
              />
              {' · '}
              <FormattedMessage
                id="provider.since"
                defaultMessage="On Rumbo since {year}"
                values={{ year: <FormattedDate value={data.createdAt} year="numeric" timeZone="UTC" /> }}
              />
            </span>
          </p>
        </div>
      </header>
      <div className={css.sheet}>
        {(contacts.length > 0 || website) && (
          <div className={css.aside}>
            <Card>
              <Stack as="section" gap={3} pad={5} aria-labelledby="contact">
                <Text as="h2" id="contact">
                  <FormattedMessage id="app.contact" />
                </Text>
                <ContactList provider={{ databaseId, pageToken }} name={businessName} contacts={contacts} />
                {website && (
                  <a
                    className={css.website}
                    href={website.href}
                    target="_blank"
                    rel="nofollow noopener"
                    onClick={() => countViews({ databaseId, pageToken }, { website: databaseId })}
                  >
                    <Icon name="globe" />
                    <span>{website.text}</span>
                  </a>
                )}
              </Stack>
            </Card>
          </div>
        )}
        <div className={css.main}>
          {image && (
            <img
              className={css.image}
              src={image.url}
              srcSet={image.srcSet}
              sizes="(width < 56rem) 100vw, 44rem"
              alt={intl.formatMessage({ id: 'page.imageOf' }, { name: businessName })}
            />
          )}
          {description && (
            <Stack as="section" gap={4} aria-labelledby="about">
              <Text as="h2" id="about">
                <FormattedMessage id="provider.about" defaultMessage="About the business" />
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
              <p className={css.description} dir="auto" lang={isForeign ? data.language : undefined}>
                {description}
              </p>
            </Stack>
          )}
          <ProviderServices provider={data} />
          <Branches provider={data} />
          {children}
        </div>
      </div>
    </article>
  );
}
