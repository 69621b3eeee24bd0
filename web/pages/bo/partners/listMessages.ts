import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.partners',
    defaultMessage: 'Failed to load partners',
    description: 'When the list of partners could not be loaded and the server does not say why',
  },
  count: {
    id: 'bo.partnerCount',
    defaultMessage: '{count, plural, one {# partner} other {# partners}}',
    description: 'Above a list: how many there are',
  },
});
