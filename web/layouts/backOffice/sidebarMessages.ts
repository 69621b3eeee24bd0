import { defineMessages } from 'react-intl';

/** The parts of the back office, in the sidebar and the breadcrumbs. */
export const sidebarMessages = defineMessages({
  backOffice: { id: 'bo.backOffice', defaultMessage: 'Back office', description: 'The pages for our staff' },
  dashboard: {
    id: 'bo.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Title of the first page of the back office, and the link to it',
  },
  users: { id: 'bo.users', defaultMessage: 'Users', description: 'Link: the list of users' },
  providers: { id: 'bo.providers', defaultMessage: 'Providers', description: 'Link: the list of providers' },
  services: { id: 'bo.services', defaultMessage: 'Services', description: 'Link: the list of services' },
  partners: {
    id: 'bo.partners',
    defaultMessage: 'Partners',
    description: 'Link: the list of companies whose programs use the API',
  },
  moderation: {
    id: 'bo.moderation',
    defaultMessage: 'Moderation',
    description: 'Link: the list of providers that wait for approval',
  },
  help: { id: 'bo.help', defaultMessage: 'Help', description: 'Link: instructions for staff' },
  files: { id: 'bo.files', defaultMessage: 'Files', description: 'Link: the list of uploaded files' },
  logs: { id: 'bo.logs', defaultMessage: 'Logs', description: 'Link: the list of what happened' },
});
