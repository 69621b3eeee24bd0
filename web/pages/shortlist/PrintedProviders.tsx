import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PrintedProviders_providers$key } from '#web/__generated__/PrintedProviders_providers.graphql.ts';
import { contactTypeName } from '#web/businesses/contactTypes.ts';
import css from './PrintedProviders.module.css';

/** The shortlist on paper, where a table of many columns has no room and nothing can be pressed. */
export function PrintedProviders({ providers: key }: { providers: PrintedProviders_providers$key }) {
  const intl = useIntl();
  const providers = useFragment(
    graphql`
      fragment PrintedProviders_providers on PublicProvider @relay(plural: true) {
        databaseId
        businessName
        description
        websiteUrl
        address {
          displayName
        }
        contacts {
          databaseId
          contactType
          displayValue
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
  return (
    <ol className={css.list}>
      {providers.map(({ databaseId, businessName, description, websiteUrl, address, contacts, providerServices }) => (
        <li key={databaseId}>
          <h2 dir="auto">{businessName}</h2>
          <p>{address.displayName}</p>
          <ul>
            {contacts.map((contact) => (
              <li key={contact.databaseId}>
                {contactTypeName(intl, contact.contactType)}: <b>{contact.displayValue}</b>
              </li>
            ))}
            {websiteUrl && <li>{websiteUrl}</li>}
          </ul>
          <p>{[...new Set(providerServices.map(({ service }) => service.name))].join(' · ')}</p>
          <p dir="auto">{description}</p>
        </li>
      ))}
    </ol>
  );
}
