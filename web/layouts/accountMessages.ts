import { defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  dashboard: { id: 'nav.dashboard', defaultMessage: 'My dashboard', description: 'Link to the own dashboard' },
  profile: { id: 'nav.profile', defaultMessage: 'Profile', description: 'Link to the own profile' },
  admin: { id: 'nav.admin', defaultMessage: 'Admin', description: 'Link to the back office' },
  mvp: { id: 'nav.mvp', defaultMessage: 'mvp', description: 'Link to the directory at a glance; its name is kept' },
  carriers: {
    id: 'nav.carriers',
    defaultMessage: 'Register your business',
    description: 'Link in the header and the footer to the pre-registration, for carriers',
  },
  help: { id: 'nav.help', defaultMessage: 'Help', description: 'Link to the help page' },
  logout: { id: 'nav.logout', defaultMessage: 'Logout', description: 'What signs the person out' },
});
