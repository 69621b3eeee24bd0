import { FormattedMessage } from 'react-intl';
import type { ContactType } from '../../../__generated__/ContactList_provider.graphql.ts';
import { emailLink, phoneLink, whatsappLink } from '../../../contactLinks.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import css from './ContactLink.module.css';

const kinds: Record<string, { icon: IconName; link: (value: string) => string | null }> = {
  EMAIL: { icon: 'mail', link: emailLink },
  LAND_PHONE: { icon: 'phone', link: phoneLink },
  MOBILE_PHONE: { icon: 'phone', link: phoneLink },
  WHATSAPP: { icon: 'chat', link: whatsappLink },
};

export function ContactLink({ type, value }: { type: ContactType; value: string }) {
  const kind = kinds[type];
  const href = kind?.link(value);
  if (!kind || !href) return null;
  const isChat = type === 'WHATSAPP';
  return (
    <li>
      <a
        className={css.contact}
        href={href}
        target={isChat ? '_blank' : undefined}
        rel={isChat ? 'noreferrer' : undefined}
      >
        <Icon name={kind.icon} />
        <span className={css.words}>
          <span className={css.label}>
            <FormattedMessage
              id="results.contact"
              defaultMessage="{type, select, EMAIL {Email} WHATSAPP {WhatsApp} other {Call}}"
              description="Link to write to a provider, to chat with it on WhatsApp or to call it"
              values={{ type }}
            />
          </span>{' '}
          <span className={css.value}>{value}</span>
        </span>
      </a>
    </li>
  );
}
