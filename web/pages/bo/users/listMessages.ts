import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.users',
    defaultMessage: 'Failed to load users',
    description: 'When the list of users could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.users',
    defaultMessage: 'Search users',
    description: 'Label of the field that filters the list of users',
  },
  hint: {
    id: 'bo.search.usersHint',
    defaultMessage: 'Name or email',
    description: 'Hint in the field that filters the list of users',
  },
  count: {
    id: 'bo.userCount',
    defaultMessage: '{count, plural, one {# user} other {# users}}',
    description: 'Above a list: how many there are on all its pages',
  },
});
