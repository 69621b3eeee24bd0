import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import { emailUrl } from '#shared/emailAddress.ts';
import { oneLine } from '#shared/oneLine.ts';
import { websiteLink } from '#shared/websiteLink.ts';
import type { ProviderSheet_provider$key } from '#web/__generated__/ProviderSheet_provider.graphql.ts';
import type { ProviderSheet_services$key } from '#web/__generated__/ProviderSheet_services.graphql.ts';
import { getConfig } from '#web/config.ts';
import { countViews, useOpened } from '#web/countViews.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { StarButton } from '#web/shortlist/StarButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { ContactList } from '../landing/results/ContactList.tsx';
import css from './ProviderPage.module.css';
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
        contacts {
          ...ContactList_contacts
        }
        ...ProviderSheet_services
      }
    `,
    provider,
  );
  const { databaseId, path, businessName, commercialName, description, address, image, contacts } = data;
  const website = websiteLink(data.websiteUrl);
  useOpened(databaseId);
  return (
    <div className={css.page}>
      <title>{oneLine(`${businessName} · ${address.name} · Rumbo`)}</title>
      <div className={css.top}>
        <WayBack />
        <StarButton id={databaseId} name={businessName} />
        <ProviderActions databaseId={databaseId} path={path} />
      </div>
      <article className={css.sheet}>
        <header className={css.head}>
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
        </header>
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
                  defaultMessage: 'Picture of {name}',
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
              <p className={css.description} dir="auto">
                {description}
              </p>
            </section>
          )}
          <ProviderServices provider={data} />
          <ProviderClaim databaseId={databaseId} />
        </div>
      </article>
    </div>
  );
}

function ProviderActions({ databaseId, path }: { databaseId: number; path: string }) {
  const intl = useIntl();
  const session = useSession();
  // Without a language: the recipient reads it in their own.
  const copy = async () => {
    const url = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      const title = intl.formatMessage({
        id: 'provider.copied',
        defaultMessage: 'Link copied',
        description: 'Message after the address of a page was copied',
      });
      void showToast({ type: 'success', title, seconds: 3 });
    } catch {
      const title = intl.formatMessage({
        id: 'provider.copyFailed',
        defaultMessage: 'The link could not be copied',
        description: 'Message when the browser did not let the address of a page be copied; the address is shown below',
      });
      void showToast({ type: 'error', title, description: url, seconds: 5 });
    }
  };
  return (
    <div className={css.actions}>
      {session.status === 'signedIn' && session.user.isSuperAdmin && (
        <LinkButton variant="quiet" href={paths.boProvider(databaseId)}>
          <FormattedMessage
            id="provider.staff"
            defaultMessage="Open in the back office"
            description="Link for staff from the public page of a provider to its form"
          />
        </LinkButton>
      )}
      <Button variant="quiet" onPress={() => void copy()}>
        <Icon name="copy" />
        <FormattedMessage
          id="provider.copy"
          defaultMessage="Copy link"
          description="Button that copies the address of the page of a provider"
        />
      </Button>
    </div>
  );
}

/** What a provider offers at each of its places. */
function ProviderServices({ provider }: { provider: ProviderSheet_services$key }) {
  const { providerServices } = useFragment(
    graphql`
      fragment ProviderSheet_services on PublicProvider {
        providerServices {
          directoryPath
          service {
            id
            name
          }
          address {
            id
            displayName
          }
        }
      }
    `,
    provider,
  );
  const places = new Map(providerServices.map(({ address }) => [address.id, address]));
  const servicesAt = (place: string) => [
    ...new Map(
      providerServices
        .filter(({ address }) => address.id === place)
        .map(({ service, directoryPath }) => [service.id, { ...service, directoryPath }]),
    ).values(),
  ];
  if (places.size === 0) return null;
  return (
    <section className={css.part} aria-labelledby="services">
      <h2 className={css.title} id="services">
        <FormattedMessage
          id="provider.services"
          defaultMessage="Services by place"
          description="Heading above the places of a provider and what it offers at each"
        />
      </h2>
      <ul className={css.places}>
        {[...places.values()].map(({ id, displayName }) => (
          <li key={id} className={css.place}>
            <h3>
              <Icon name="pin" />
              {displayName}
            </h3>
            <ul className={css.services}>
              {servicesAt(id).map((service) => (
                <li key={service.id}>
                  <Chip>
                    {service.directoryPath ? <Link to={service.directoryPath}>{service.name}</Link> : service.name}
                  </Chip>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
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
            defaultMessage="Write to us to correct or complete it"
            description="Link to write to us about an entry of the directory"
          />
        </a>
      )}
    </p>
  );
}
