import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ContactLink_contact$key } from '../../../__generated__/ContactLink_contact.graphql.ts';
import { emailLink, phoneLink } from '../../../contactLinks.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import css from './ContactLink.module.css';

const icons: Record<string, IconName> = { EMAIL: 'mail', LAND_PHONE: 'phone', MOBILE_PHONE: 'phone', WHATSAPP: 'chat' };

export function ContactLink({ contact }: { contact: ContactLink_contact$key }) {
  const {
    contactType: type,
    contactValue,
    displayValue,
    chatUrl,
  } = useFragment(
    graphql`
      fragment ContactLink_contact on Contact {
        contactType
        contactValue
        displayValue
        chatUrl
      }
    `,
    contact,
  );
  const icon = icons[type];
  const href = chatUrl ?? (type === 'EMAIL' ? emailLink(contactValue) : phoneLink(displayValue));
  if (!icon || !href) return null;
  const isChat = type === 'WHATSAPP';
  return (
    <li>
      <a
        className={css.contact}
        href={href}
        target={isChat ? '_blank' : undefined}
        rel={isChat ? 'noreferrer' : undefined}
      >
        <Icon name={icon} />
        <span className={css.words}>
          <span className={css.label}>
            <FormattedMessage
              id="results.contact"
              defaultMessage="{type, select, EMAIL {Email} WHATSAPP {WhatsApp} other {Call}}"
              description="Link to write to a provider, to chat with it on WhatsApp or to call it"
              values={{ type }}
            />
          </span>{' '}
          <span className={css.value}>{displayValue}</span>
        </span>
      </a>
    </li>
  );
}
