import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ProviderServices_provider$key } from '#web/__generated__/ProviderServices_provider.graphql.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ProviderPage.module.css';
import { providerPageMessages } from './providerPageMessages.ts';

/** What a provider offers at each of its places. */
export function ProviderServices({ provider }: { provider: ProviderServices_provider$key }) {
  const { providerServices } = useFragment(
    graphql`
      fragment ProviderServices_provider on PublicProvider {
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
        <FormattedMessage {...providerPageMessages.services} />
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
