import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { PrintedContacts_contacts$key } from '#web/__generated__/PrintedContacts_contacts.graphql.ts';
import { contactTypeName } from './contactTypes.ts';

interface PrintedContactsProps {
  contacts: PrintedContacts_contacts$key;
  /** Additional lines. */
  children?: ReactNode;
}

/** The contacts of a provider on paper: each with its type and number. */
export function PrintedContacts({ contacts: key, children }: PrintedContactsProps) {
  const intl = useIntl();
  const contacts = useFragment(
    graphql`
      fragment PrintedContacts_contacts on Contact @relay(plural: true) {
        databaseId
        contactType
        displayValue
      }
    `,
    key,
  );
  return (
    <ul>
      {inContactOrder(contacts, ({ contactType }) => contactType).map(({ databaseId, contactType, displayValue }) => (
        <li key={databaseId}>
          {contactTypeName(intl, contactType)}: <b>{displayValue}</b>
        </li>
      ))}
      {children}
    </ul>
  );
}
