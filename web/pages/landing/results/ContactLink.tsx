import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ContactLink_contact$key } from '#web/__generated__/ContactLink_contact.graphql.ts';
import { contactIcons, contactTypeName } from '#web/businesses/contactTypes.ts';
import { useContactPress } from '#web/businesses/useContactPress.ts';
import { linkWith } from '#web/contactLinks.ts';
import type { ShownProvider } from '#web/countViews.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import css from './ContactLink.module.css';

interface ContactLinkProps {
  provider: ShownProvider;
  contact: ContactLink_contact$key;
  /** The words of the visitor's search, for the first sentence of a message. */
  searched: string;
  /** A note below the value of the contact. */
  note: ReactNode;
}

/** The link of a contact; a number without a known country is only displayed. */
export function ContactLink({ provider, contact, searched, note }: ContactLinkProps) {
  const intl = useIntl();
  const press = useContactPress(provider);
  const {
    databaseId,
    contactType: type,
    displayValue,
    url,
  } = useFragment(
    graphql`
      fragment ContactLink_contact on Contact {
        databaseId
        contactType
        displayValue
        url
      }
    `,
    contact,
  );
  const icon = contactIcons[type];
  if (!icon) return null;
  const inner = (
    <>
      <Icon name={icon} />
      <Stack as="span">
        <span className={css.label}>{contactTypeName(intl, type)}</span>{' '}
        <span className={css.value}>{displayValue}</span>
        {note && <span className={css.value}>{note}</span>}
      </Stack>
    </>
  );
  if (!url)
    return (
      <li>
        <span className={css.contact}>{inner}</span>
      </li>
    );
  const isChat = type === 'WHATSAPP';
  return (
    <li>
      <a
        className={css.contact}
        href={linkWith(url, searched)}
        onClick={(event) => press({ databaseId, contactType: type, displayValue }, event)}
        target={isChat ? '_blank' : undefined}
        rel={isChat ? 'noreferrer' : undefined}
      >
        {inner}
      </a>
    </li>
  );
}
