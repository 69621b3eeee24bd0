import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import { sceneOf } from '#shared/scenes.ts';
import type {
  ProviderServices_provider$data,
  ProviderServices_provider$key,
} from '#web/__generated__/ProviderServices_provider.graphql.ts';
import { groupBy } from '#web/businesses/groupByName.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Scene } from '#web/ui/Scene.tsx';
import css from './ProviderServices.module.css';

type Offer = ProviderServices_provider$data['providerServices'][number];
type Offers = readonly [Offer, ...Offer[]];

/** The services of a provider by category, each with the places where the provider offers it. */
export function ProviderServices({ provider }: { provider: ProviderServices_provider$key }) {
  const { providerServices } = useFragment(
    graphql`
      fragment ProviderServices_provider on Provider {
        providerServices {
          directoryPath
          categoryId: categoryDatabaseId
          subcategoryId: subcategoryDatabaseId
          categoryName
          service {
            id
            databaseId
            name
          }
          place {
            id
            name
          }
        }
      }
    `,
    provider,
  );
  if (providerServices.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="services">
      <Text as="h2" size="xl" id="services">
        <FormattedMessage id="app.services" />
      </Text>
      <Stack as="ul" gap={4}>
        {groupBy(providerServices, ({ categoryId }) => String(categoryId))
          .sort(([a], [b]) => a.categoryId - b.categoryId)
          .map((offers) => (
            <Category key={offers[0].categoryId} offers={offers} />
          ))}
      </Stack>
    </Stack>
  );
}

function Category({ offers }: { offers: Offers }) {
  const [{ categoryId, subcategoryId, categoryName, service }] = offers;
  return (
    <li className={css.category}>
      <div className={css.scene}>
        <Scene name={sceneOf({ categoryId, subcategoryId, serviceId: service.databaseId })} />
      </div>
      <Stack gap={2}>
        <h3 className={css.name}>{categoryName}</h3>
        <Stack as="ul" gap={3} columns={14}>
          {groupBy(offers, ({ service }) => service.id).map((places) => (
            <li key={places[0].service.id} className={css.service}>
              <Text as="span" weight={650} tone="heading">
                {places[0].service.name}
              </Text>
              <Places offers={places} />
            </li>
          ))}
        </Stack>
      </Stack>
    </li>
  );
}

/** The places of a service, as links to all providers of the service there. */
function Places({ offers }: { offers: Offers }) {
  const places = new Map(offers.map((offer) => [offer.place.id, offer]));
  return (
    <div className={css.where}>
      <Icon name="pin" size={16} />
      <ul className={css.places}>
        {[...places.values()].map(({ place: { id, name }, directoryPath }) => (
          <li key={id}>{directoryPath ? <Link to={directoryPath}>{name}</Link> : name}</li>
        ))}
      </ul>
    </div>
  );
}
