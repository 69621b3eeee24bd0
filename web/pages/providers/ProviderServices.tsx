import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import type {
  ProviderServices_provider$data,
  ProviderServices_provider$key,
} from '#web/__generated__/ProviderServices_provider.graphql.ts';
import { CategoryIcon } from '#web/businesses/CategoryIcon.tsx';
import { groupBy } from '#web/businesses/groupByName.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { PlacesMap } from './PlacesMap.tsx';
import css from './ProviderPage.module.css';

type Offers = ProviderServices_provider$data['providerServices'];

/** The services of a provider at each of its places, and the map of these and of its sites. */
export function ProviderServices({ provider }: { provider: ProviderServices_provider$key }) {
  const { providerServices, branches } = useFragment(
    graphql`
      fragment ProviderServices_provider on PublicProvider {
        providerServices {
          directoryPath
          categoryDirectoryPath
          categoryId
          categoryName
          service {
            id
            name
          }
          address {
            id
            name
            displayName
            latitude
            longitude
          }
        }
        branches {
          address {
            id
            name
            latitude
            longitude
          }
        }
      }
    `,
    provider,
  );
  const places = useMemo(() => {
    const all = [...providerServices, ...branches].map(({ address: { id, name, latitude, longitude } }) => ({
      id,
      name,
      at: [latitude, longitude] as const,
    }));
    return [...new Map(all.map((place) => [place.id, place])).values()];
  }, [providerServices, branches]);
  if (providerServices.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="services">
      <Text as="h2" id="services">
        <FormattedMessage id="provider.services" defaultMessage="Services by place" />
      </Text>
      <PlacesMap places={places} />
      <Stack as="ul" gap={5}>
        {groupBy(providerServices, ({ address }) => address.id).map((offers) => (
          <li key={offers[0].address.id} className={css.place}>
            <h3>
              <Icon name="pin" />
              <PlaceName
                name={offers[0].address.displayName}
                path={offers.find(({ categoryDirectoryPath }) => categoryDirectoryPath)?.categoryDirectoryPath}
              />
            </h3>
            {groupBy(offers, ({ categoryId }) => String(categoryId))
              .sort(([a], [b]) => (a.categoryId ?? 0) - (b.categoryId ?? 0))
              .map((ofCategory) => (
                <Category key={ofCategory[0].categoryId} offers={ofCategory} />
              ))}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Its services of one category at a place. */
function Category({ offers }: { offers: Offers }) {
  const { categoryId, categoryName } = offers[0]!;
  const services = new Map(offers.map(({ service, directoryPath }) => [service.id, { ...service, directoryPath }]));
  return (
    <div className={css.category}>
      {categoryId && (
        <h4>
          <CategoryIcon id={categoryId} size={20} />
          {categoryName}
        </h4>
      )}
      <ul className={css.services}>
        {[...services.values()].map((service) => (
          <li key={service.id}>
            <Chip>{service.directoryPath ? <Link to={service.directoryPath}>{service.name}</Link> : service.name}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlaceName({ name, path }: { name: string; path: string | null | undefined }) {
  return path ? <Link to={path}>{name}</Link> : name;
}
