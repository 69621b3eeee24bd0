import { defineMessages } from 'react-intl';

/** Names in the breadcrumbs that the sidebar does not have. */
export const crumbMessages = defineMessages({
  unapproved: {
    id: 'bo.unapproved',
    defaultMessage: 'Unapproved Providers',
    description: 'Title of the list of providers that wait for approval',
  },
  detail: {
    id: 'bo.detail',
    defaultMessage: 'Detalle',
    description: 'In the breadcrumbs, for the page of one user, provider or service',
  },
  create: { id: 'bo.new', defaultMessage: 'New', description: 'In the breadcrumbs, for a page that creates something' },
  videos: { id: 'bo.videos', defaultMessage: 'Videos', description: 'In the breadcrumbs: the instructional videos' },
  importing: { id: 'bo.importing', defaultMessage: 'Import', description: 'In the breadcrumbs: files of providers' },
});
