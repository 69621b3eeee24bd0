import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DirectoryCard_provider$key } from '#web/__generated__/DirectoryCard_provider.graphql.ts';
import { ContactActions } from '#web/businesses/ContactActions.tsx';
import { ProviderCard } from '#web/businesses/ProviderCard.tsx';
import { readPictured } from '#web/businesses/pictured.ts';
import { Signs } from '#web/businesses/Signs.tsx';
import { shortName } from '#web/businesses/shortName.ts';
import { StarButton } from '#web/shortlist/StarButton.tsx';
import { cutDescription } from '../landing/results/cutDescription.ts';

interface DirectoryCardProps {
  provider: DirectoryCard_provider$key;
  heading?: 'h2' | 'h3';
  /** The query of a search that finds the provider. */
  search?: string;
}

/** A provider in a list of the directory, with its contacts. */
export function DirectoryCard({ provider: key, heading = 'h2', search }: DirectoryCardProps) {
  const provider = useFragment(
    graphql`
      fragment DirectoryCard_provider on Provider {
        databaseId
        viewToken
        path
        businessName
        summary
        ...Signs_provider
        image {
          ...pictured_image
        }
        place {
          displayName
        }
        contacts {
          ...ContactActions_contacts
        }
        providerServices {
          directoryPath
          service {
            name
          }
          ...pictured_service
        }
      }
    `,
    key,
  );
  const { databaseId, viewToken, path, businessName, summary, place, contacts, providerServices } = provider;
  const { image, scene } = readPictured(provider.image, providerServices[0], databaseId);
  const services = new Map(providerServices.map(({ service, directoryPath }) => [service.name, directoryPath]));
  return (
    <ProviderCard
      name={businessName}
      path={path}
      heading={heading}
      image={image}
      scene={scene}
      where={shortName(place.displayName)}
      facts={<Signs provider={provider} />}
      description={cutDescription(summary)}
      services={[...services].map(([name, servicePath]) => ({ name, path: servicePath }))}
      star={<StarButton id={databaseId} name={businessName} />}
      contacts={
        <ContactActions
          provider={{ databaseId, viewToken }}
          name={businessName}
          path={path}
          search={search}
          contacts={contacts}
        />
      }
    />
  );
}
