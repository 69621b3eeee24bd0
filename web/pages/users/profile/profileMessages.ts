import { defineMessages } from 'react-intl';

export const profileMessages = defineMessages({
  displayName: { id: 'page.displayName' },
  currentPassword: { id: 'profile.currentPassword', defaultMessage: 'Current password' },
  currentHint: { id: 'profile.currentHint', defaultMessage: 'Required to change your email or password' },
  noPassword: {
    id: 'profile.noPassword',
    defaultMessage: 'You log in with Google and have no Rumbo password. You can set one below.',
  },
  currentRequired: { id: 'password.currentRequired' },
  updated: { id: 'profile.updated', defaultMessage: 'Profile updated' },
});
