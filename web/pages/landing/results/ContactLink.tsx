import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ContactLink_contact$key } from '#web/__generated__/ContactLink_contact.graphql.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import css from './ContactLink.module.css';

const icons: Record<string, IconName> = {
  EMAIL: 'mail',
  LAND_PHONE: 'phone',
  MOBILE_PHONE: 'mobile',
  WHATSAPP: 'chat',
};

/** Where a contact leads; a number whose country is not known is only shown. */
export function ContactLink({ contact }: { contact: ContactLink_contact$key }) {
  const {
    contactType: type,
    displayValue,
    url,
  } = useFragment(
    graphql`
      fragment ContactLink_contact on Contact {
        contactType
        displayValue
        url
      }
    `,
    contact,
  );
  const icon = icons[type];
  if (!icon) return null;
  const inner = (
    <>
      <Icon name={icon} />
      <span className={css.words}>
        <span className={css.label}>
          <FormattedMessage
            id="results.contact"
            defaultMessage="{type, select, EMAIL {Email} WHATSAPP {WhatsApp} MOBILE_PHONE {Mobile} other {Phone}}"
            description="Link to write to a provider, to chat with it on WhatsApp or to call it"
            values={{ type }}
          />
        </span>{' '}
        <span className={css.value}>{displayValue}</span>
      </span>
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
        href={url}
        target={isChat ? '_blank' : undefined}
        rel={isChat ? 'noreferrer' : undefined}
      >
        {inner}
      </a>
    </li>
  );
}
