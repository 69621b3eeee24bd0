import { defineMessages } from 'react-intl';

export const contactTypeMessages = defineMessages({
  EMAIL: { id: 'bo.contact.email', defaultMessage: 'Email', description: 'Kind of a contact' },
  WHATSAPP: { id: 'bo.contact.whatsapp', defaultMessage: 'WhatsApp', description: 'Kind of a contact' },
  MOBILE_PHONE: { id: 'bo.contact.mobile', defaultMessage: 'Mobile phone', description: 'Kind of a contact' },
  LAND_PHONE: { id: 'bo.contact.landPhone', defaultMessage: 'Land phone', description: 'Kind of a contact' },
});
