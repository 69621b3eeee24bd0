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
import { ContactList } from '../landing/results/ContactList.tsx';
import { Branches } from './Branches.tsx';
import css from './ProviderPage.module.css';
import { ProviderServices } from './ProviderServices.tsx';

interface ProviderArticleProps {
  provider: ProviderArticle_provider$key;
  /** Below what it says of the business. */
  children?: ReactNode;
  /** Below the heading of another page. */
  isPreview?: boolean;
}

/** Who a provider is, how to reach it, and what it offers: on its page, and for staff before it is published. */
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
            <p className={css.trade} dir="auto">
              {commercialName}
            </p>
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
                description="On the page of a provider: the day on which our team reviewed it"
                values={{ date: <FormattedDate value={data.reviewedAt} dateStyle="long" timeZone="UTC" /> }}
              />
              {' · '}
              <FormattedMessage
                id="provider.since"
                defaultMessage="On Rumbo since {year}"
                description="On the page of a provider: the year in which it was entered into the directory"
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
              <section className={css.reach} aria-labelledby="contact">
                <h2 className={css.title} id="contact">
                  <FormattedMessage
                    id="provider.contact"
                    defaultMessage="Contact"
                    description="Heading above the ways to reach a provider"
                  />
                </h2>
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
              </section>
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
              alt={intl.formatMessage(
                {
                  id: 'provider.image',
                  defaultMessage: 'Image of {name}',
                  description: 'For screen readers: the picture of a business',
                },
                { name: businessName },
              )}
            />
          )}
          {description && (
            <section className={css.part} aria-labelledby="about">
              <h2 className={css.title} id="about">
                <FormattedMessage
                  id="provider.about"
                  defaultMessage="About the business"
                  description="Heading above a provider's own description on its page"
                />
              </h2>
              {isForeign && (
                <p className={css.written}>
                  <FormattedMessage
                    id="provider.written"
                    defaultMessage="Written in {language}"
                    description="Above the description of a business in another language than the page's, such as Portuguese"
                    values={{ language: intl.formatDisplayName(data.language, { type: 'language' }) }}
                  />
                </p>
              )}
              <p className={css.description} dir="auto" lang={isForeign ? data.language : undefined}>
                {description}
              </p>
            </section>
          )}
          <ProviderServices provider={data} />
          <Branches provider={data} />
          {children}
        </div>
      </div>
    </article>
  );
}
