import type { IntlShape } from 'react-intl';
import type { IconName } from '#web/ui/Icon.tsx';

/** The icons by type of contact. */
export const contactIcons: Record<string, IconName> = {
  EMAIL: 'mail',
  LAND_PHONE: 'phone',
  MOBILE_PHONE: 'mobile',
  WHATSAPP: 'chat',
};

export function contactTypeName(intl: IntlShape, type: string): string {
  return intl.formatMessage(
    {
      id: 'results.contact',
      defaultMessage: '{type, select, EMAIL {Email} WHATSAPP {WhatsApp} MOBILE_PHONE {Mobile} other {Phone}}',
    },
    { type },
  );
}
