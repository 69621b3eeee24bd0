import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { ContactList_contacts$key } from '#web/__generated__/ContactList_contacts.graphql.ts';
import type { ShownProvider } from '#web/countViews.ts';
import { useSearchedBefore } from '#web/useSearchedBefore.ts';
import css from './ContactLink.module.css';
import { ContactLink } from './ContactLink.tsx';

interface ContactListProps {
  provider: ShownProvider;
  /** The name of the business. */
  name: string;
  contacts: ContactList_contacts$key;
}

export function ContactList({ provider, name, contacts: key }: ContactListProps) {
  const intl = useIntl();
  const searched = useSearchedBefore();
  const contacts = useFragment(
    graphql`
      fragment ContactList_contacts on Contact @relay(plural: true) {
        databaseId
        contactType
        ...ContactLink_contact
      }
    `,
    key,
  );
  if (contacts.length === 0) return null;
  return (
    <ul className={css.contacts} aria-label={intl.formatMessage({ id: 'results.contacts' }, { name })}>
      {inContactOrder(contacts, ({ contactType }) => contactType).map((contact) => (
        <ContactLink key={contact.databaseId} provider={provider} contact={contact} searched={searched} />
      ))}
    </ul>
  );
}
