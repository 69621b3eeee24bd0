import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { ContactList_contacts$key } from '#web/__generated__/ContactList_contacts.graphql.ts';
import type { ShownProvider } from '#web/countViews.ts';
import { Text } from '#web/ui/layout.tsx';
import { useSearchedBefore } from '#web/useSearchedBefore.ts';
import css from './ContactLink.module.css';
import { ContactLink } from './ContactLink.tsx';

interface ContactListProps {
  provider: ShownProvider;
  /** The name of the business. */
  name: string;
  contacts: ContactList_contacts$key;
}

const LATELY_MS = 60 * 86_400_000;

/** The precision of a date: the day for a recent change, only the month for an older one. */
const dateParts = (date: string) =>
  ({
    ...(Date.parse(date) > Date.now() - LATELY_MS
      ? ({ dateStyle: 'medium' } as const)
      : ({ year: 'numeric', month: 'short' } as const)),
    timeZone: 'UTC',
  }) as const;

/** The contacts, each with the date of its last change; a date common to all is shown once. */
export function ContactList({ provider, name, contacts: key }: ContactListProps) {
  const intl = useIntl();
  const searched = useSearchedBefore();
  const contacts = useFragment(
    graphql`
      fragment ContactList_contacts on Contact @relay(plural: true) {
        databaseId
        contactType
        updatedAt
        ...ContactLink_contact
      }
    `,
    key,
  );
  if (contacts.length === 0) return null;
  const dateOf = ({ updatedAt }: { updatedAt: string }) => intl.formatDate(updatedAt, dateParts(updatedAt));
  const isOnce = contacts.length > 1 && new Set(contacts.map(dateOf)).size === 1;
  const since = (date: string) => (
    <FormattedMessage id="provider.contactSince" defaultMessage="Unchanged since {date}" values={{ date }} />
  );
  return (
    <>
      <ul className={css.contacts} aria-label={intl.formatMessage({ id: 'results.contacts' }, { name })}>
        {inContactOrder(contacts, ({ contactType }) => contactType).map((contact) => (
          <ContactLink
            key={contact.databaseId}
            provider={provider}
            contact={contact}
            searched={searched}
            note={!isOnce && since(dateOf(contact))}
          />
        ))}
      </ul>
      {isOnce && (
        <Text size="xs" tone="soft">
          {since(dateOf(contacts[0]!))}
        </Text>
      )}
    </>
  );
}
