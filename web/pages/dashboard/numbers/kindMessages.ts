import { defineMessages } from 'react-intl';

/** The actions of visitors on a business, in the order of a visit. */
export const kindMessages = defineMessages({
  seen: { id: 'numbers.seen', defaultMessage: 'Views in search results', description: 'What is counted of a business' },
  opened: { id: 'numbers.opened', defaultMessage: 'Page views', description: 'What is counted of a business' },
  whatsapp: {
    id: 'numbers.whatsapp',
    defaultMessage: 'WhatsApp clicks',
    description: 'What is counted of a business',
  },
  phone: { id: 'numbers.phone', defaultMessage: 'Phone clicks', description: 'What is counted of a business' },
  email: { id: 'numbers.email', defaultMessage: 'Email clicks', description: 'What is counted of a business' },
  website: { id: 'numbers.website', defaultMessage: 'Website clicks', description: 'What is counted of a business' },
});

/** The numbers that are shown by region. */
export const regionKinds = ['count', 'opened', 'pressed'] as const;

export const regionMessages = defineMessages<(typeof regionKinds)[number]>({
  count: kindMessages.seen,
  opened: kindMessages.opened,
  pressed: {
    id: 'numbers.regionPressed',
    defaultMessage: 'Contact clicks',
    description: 'Header of the regions in which people searched who pressed a contact of a business',
  },
});
