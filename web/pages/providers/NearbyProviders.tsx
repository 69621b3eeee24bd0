import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { NearbyProviders_provider$key } from '#web/__generated__/NearbyProviders_provider.graphql.ts';
import { shortName } from '#web/businesses/shortName.ts';
import { Link } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import { DirectoryCard } from '../directory/DirectoryCard.tsx';
import css from './ProviderPage.module.css';

/** Similar providers nearby, and a link to the directory page with all of them. */
export function NearbyProviders({ provider }: { provider: NearbyProviders_provider$key }) {
  const { nearby, providerServices } = useFragment(
    graphql`
      fragment NearbyProviders_provider on Provider {
        providerServices {
          directoryPath
          categoryDirectoryPath
          categoryName
          service {
            name
          }
          place {
            displayName
          }
        }
        nearby {
          databaseId
          ...DirectoryCard_provider
        }
      }
    `,
    provider,
  );
  if (nearby.length === 0) return null;
  const offer = providerServices.find((service) => service.directoryPath ?? service.categoryDirectoryPath);
  const all = offer?.directoryPath ?? offer?.categoryDirectoryPath;
  return (
    <section className={css.nearby} aria-labelledby="nearby">
      <Text as="h2" size="xl" id="nearby">
        <FormattedMessage id="provider.nearby" defaultMessage="Others nearby" />
      </Text>
      <ul className={css.cards}>
        {nearby.map((item) => (
          <li key={item.databaseId}>
            <DirectoryCard provider={item} heading="h3" />
          </li>
        ))}
      </ul>
      {offer && all && (
        <p>
          <Link href={all}>
            <FormattedMessage
              id="provider.allNearby"
              defaultMessage="See all: {service} in {place}"
              values={{
                service: offer.directoryPath ? offer.service.name : offer.categoryName,
                place: shortName(offer.place.displayName),
              }}
            />
          </Link>
        </p>
      )}
    </section>
  );
}
