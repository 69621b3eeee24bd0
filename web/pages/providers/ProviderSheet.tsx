import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { emailUrl } from '#shared/emailAddress.ts';
import { oneLine } from '#shared/oneLine.ts';
import { websiteLink } from '#shared/websiteLink.ts';
import type { ProviderSheet_provider$key } from '#web/__generated__/ProviderSheet_provider.graphql.ts';
import { ProviderPicture } from '#web/businesses/ProviderPicture.tsx';
import { getConfig } from '#web/config.ts';
import { countViews, useOpened } from '#web/countViews.ts';
import { paths } from '#web/paths.ts';
import { StarButton } from '#web/shortlist/StarButton.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { ContactList } from '../landing/results/ContactList.tsx';
import { Branches } from './Branches.tsx';
import { ContactBar } from './ContactBar.tsx';
import { NearbyProviders } from './NearbyProviders.tsx';
import { ProviderActions } from './ProviderActions.tsx';
import css from './ProviderPage.module.css';
import { ProviderServices } from './ProviderServices.tsx';
import { WayBack } from './WayBack.tsx';

/** All that is public of a provider. */
export function ProviderSheet({ provider }: { provider: ProviderSheet_provider$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ProviderSheet_provider on PublicProvider {
        databaseId
        businessName
        commercialName
        description
        address {
          name
          displayName
        }
        image {
          url
          srcSet
        }
        path
        websiteUrl
        createdAt
        reviewedAt
        language
        contacts {
          ...ContactList_contacts
          ...ContactBar_contacts
        }
        ...ProviderServices_provider
        ...Branches_provider
        ...NearbyProviders_provider
      }
    `,
    provider,
  );
  const { databaseId, path, businessName, commercialName, description, address, image, contacts } = data;
  const website = websiteLink(data.websiteUrl);
  const isForeign = !intl.locale.startsWith(data.language);
  useOpened(databaseId);
  return (
    <>
      <div className={css.page}>
        <title>{oneLine(`${businessName} · ${address.name} · Rumbo`)}</title>
        <div className={css.top}>
          <WayBack />
          <StarButton id={databaseId} name={businessName} />
          <ProviderActions databaseId={databaseId} businessName={businessName} path={path} />
        </div>
        <article className={css.article}>
          <header className={css.head}>
            <ProviderPicture name={businessName} url={image?.url} srcSet={image?.srcSet} />
            <div className={css.who}>
              <h1 className={css.name} dir="auto">
                {businessName}
              </h1>
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
                    <ContactList name={businessName} contacts={contacts} />
                    {website && (
                      <a
                        className={css.website}
                        href={website.href}
                        target="_blank"
                        rel="nofollow noopener"
                        onClick={() => countViews({ website: databaseId })}
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
              <ProviderClaim databaseId={databaseId} />
            </div>
          </div>
        </article>
        <NearbyProviders provider={data} />
      </div>
      <ContactBar name={businessName} contacts={contacts} />
    </>
  );
}

/** For who owns the business, and for who knows better: how to manage its entry, and how to reach us about it. */
function ProviderClaim({ databaseId }: { databaseId: number }) {
  const { email } = getConfig().footer;
  const subject = new URLSearchParams({ subject: `#${databaseId}` });
  return (
    <p className={css.claim}>
      <LinkButton variant="outline" href={paths.claim(databaseId)}>
        <FormattedMessage
          id="provider.claim"
          defaultMessage="Is this your business?"
          description="Link from an entry of the directory to the page where its owner claims it"
        />
      </LinkButton>
      {email && (
        <a className={css.write} href={`${emailUrl(email)}?${subject}`}>
          <FormattedMessage
            id="provider.claimLink"
            defaultMessage="Contact us to correct these details"
            description="Link to write to us about an entry of the directory"
          />
        </a>
      )}
    </p>
  );
}
