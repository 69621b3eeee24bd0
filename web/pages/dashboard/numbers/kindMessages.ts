import { defineMessages } from 'react-intl';

/** The actions of visitors on a business, in the order of a visit. */
export const kindMessages = defineMessages({
  seen: { id: 'numbers.seen', defaultMessage: 'Views in search results' },
  opened: { id: 'numbers.opened', defaultMessage: 'Page views' },
  whatsapp: { id: 'numbers.whatsapp', defaultMessage: 'WhatsApp clicks' },
  phone: { id: 'numbers.phone', defaultMessage: 'Phone clicks' },
  email: { id: 'numbers.email', defaultMessage: 'Email clicks' },
  website: { id: 'numbers.website', defaultMessage: 'Website clicks' },
});

/** The statistics that are shown by region. */
export const regionKinds = ['count', 'opened', 'pressed'] as const;

export const regionMessages = defineMessages<(typeof regionKinds)[number]>({
  count: kindMessages.seen,
  opened: kindMessages.opened,
  pressed: { id: 'numbers.regionPressed', defaultMessage: 'Contact clicks' },
});
