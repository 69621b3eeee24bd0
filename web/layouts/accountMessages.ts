import { defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  dashboard: { id: 'nav.dashboard', defaultMessage: 'Your dashboard' },
  profile: { id: 'nav.profile' },
  watches: { id: 'nav.watches' },
  admin: { id: 'nav.admin', defaultMessage: 'Admin' },
  mvp: { id: 'nav.mvp', defaultMessage: 'mvp', description: 'Link to the directory at a glance; its name is kept' },
  carriers: { id: 'nav.carriers' },
  help: { id: 'app.help' },
  logout: { id: 'nav.logout', defaultMessage: 'Logout' },
});
