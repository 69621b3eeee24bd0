import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ContactList_provider$key } from '../../../__generated__/ContactList_provider.graphql.ts';
import frame from '../ResultFrame.module.css';
import { ContactLink } from './ContactLink.tsx';

export function ContactList({ provider }: { provider: ContactList_provider$key }) {
  const intl = useIntl();
  const { businessName, contacts } = useFragment(
    graphql`
      fragment ContactList_provider on ProviderCard {
        businessName
        contacts {
          databaseId
          contactType
          ...ContactLink_contact
        }
      }
    `,
    provider,
  );
  if (contacts.length === 0) return null;
  return (
    <ul
      className={frame.contacts}
      aria-label={intl.formatMessage(
        {
          id: 'results.contacts',
          defaultMessage: 'Contact {name}',
          description: 'Name of the list of contact links of a provider, for screen readers',
        },
        { name: businessName },
      )}
    >
      {inOrder(contacts).map((contact) => (
        <ContactLink key={contact.databaseId} contact={contact} />
      ))}
    </ul>
  );
}

const order: readonly string[] = ['EMAIL', 'LAND_PHONE', 'MOBILE_PHONE', 'WHATSAPP'];

/** The same on every card, so that the eye finds a kind at the same spot. */
function inOrder<T extends { readonly contactType: string }>(contacts: readonly T[]): T[] {
  return [...contacts].sort((a, b) => order.indexOf(a.contactType) - order.indexOf(b.contactType));
}
