import { defineMessages } from 'react-intl';

/** What visitors do with a business, in the order of a visit. */
export const kindMessages = defineMessages({
  seen: { id: 'numbers.seen', defaultMessage: 'Seen in results', description: 'What is counted of a business' },
  opened: { id: 'numbers.opened', defaultMessage: 'Page opened', description: 'What is counted of a business' },
  whatsapp: {
    id: 'numbers.whatsapp',
    defaultMessage: 'WhatsApp pressed',
    description: 'What is counted of a business',
  },
  phone: { id: 'numbers.phone', defaultMessage: 'Phone pressed', description: 'What is counted of a business' },
  email: { id: 'numbers.email', defaultMessage: 'Email pressed', description: 'What is counted of a business' },
  website: { id: 'numbers.website', defaultMessage: 'Website pressed', description: 'What is counted of a business' },
});

/** The numbers that are shown by region. */
export const regionKinds = ['count', 'opened', 'pressed'] as const;

export const regionMessages = defineMessages<(typeof regionKinds)[number]>({
  count: kindMessages.seen,
  opened: kindMessages.opened,
  pressed: {
    id: 'numbers.regionPressed',
    defaultMessage: 'Contacts pressed',
    description: 'Header of the regions in which people searched who pressed a contact of a business',
  },
});
