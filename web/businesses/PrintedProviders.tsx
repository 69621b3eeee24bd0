import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PrintedProviders_providers$key } from '#web/__generated__/PrintedProviders_providers.graphql.ts';
import { pageContext } from '#web/pageContext.ts';
import { useIsPrinted } from '#web/useMediaQuery.ts';
import { PrintedContacts } from './PrintedContacts.tsx';
import css from './PrintedProviders.module.css';

/** Providers on paper, instead of their cards on the screen. */
export function PrintedProviders({ providers: key }: { providers: PrintedProviders_providers$key }) {
  const isPrinted = useIsPrinted();
  const providers = useFragment(
    graphql`
      fragment PrintedProviders_providers on PublicProvider @relay(plural: true) {
        databaseId
        path
        businessName
        description
        websiteUrl
        address {
          displayName
        }
        contacts {
          ...PrintedContacts_contacts
        }
        providerServices {
          service {
            name
          }
        }
      }
    `,
    key,
  );
  if (!isPrinted) return null;
  return (
    <ol className={css.list}>
      {providers.map(({ databaseId, path, businessName, address, contacts, providerServices, ...more }) => (
        <li key={databaseId}>
          <h2 dir="auto">{businessName}</h2>
          <p>{address.displayName}</p>
          <PrintedContacts contacts={contacts}>{more.websiteUrl && <li>{more.websiteUrl}</li>}</PrintedContacts>
          <p>{[...new Set(providerServices.map(({ service }) => service.name))].join(' · ')}</p>
          <p dir="auto">{more.description}</p>
          <p>{pageContext().origin + path}</p>
        </li>
      ))}
    </ol>
  );
}
