import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { oneLine } from '#shared/oneLine.ts';
import type { ProviderSheet_provider$key } from '#web/__generated__/ProviderSheet_provider.graphql.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { ProviderActions } from './ProviderActions.tsx';
import { ProviderClaim } from './ProviderClaim.tsx';
import css from './ProviderPage.module.css';
import { ProviderReach } from './ProviderReach.tsx';
import { ProviderServices } from './ProviderServices.tsx';
import { providerPageMessages } from './providerPageMessages.ts';
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
        ...ProviderActions_provider
        ...ProviderReach_provider
        ...ProviderServices_provider
      }
    `,
    provider,
  );
  const { businessName, commercialName, description, address, image } = data;
  return (
    <div className={css.page}>
      <title>{oneLine(`${businessName} · ${address.name} · Rumbo`)}</title>
      <div className={css.top}>
        <WayBack />
        <ProviderActions provider={data} />
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
        <ProviderReach provider={data} />
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
                <FormattedMessage {...providerPageMessages.about} />
              </h2>
              <p className={css.description} dir="auto">
                {description}
              </p>
            </section>
          )}
          <ProviderServices provider={data} />
          <ProviderClaim databaseId={data.databaseId} />
        </div>
      </article>
    </div>
  );
}
