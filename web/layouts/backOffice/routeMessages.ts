import { defineMessages } from 'react-intl';

/** The names of the pages of the back office, in the sidebar, the breadcrumbs and above them. */
export const routeMessages = defineMessages({
  backOffice: { id: 'page.backOffice' },
  dashboard: {
    id: 'bo.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Title of the first page of the back office, and the link to it',
  },
  users: { id: 'bo.users' },
  providers: { id: 'page.providers' },
  services: { id: 'app.services' },
  searches: { id: 'bo.searches', defaultMessage: 'Searches to review' },
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
  unapproved: {
    id: 'bo.unapproved',
    defaultMessage: 'Unapproved Providers',
    description: 'Title of the list of providers that wait for approval',
  },
  edits: {
    id: 'bo.edits',
    defaultMessage: 'Owners’ edits',
    description: 'Title of the list of what owners want changed of published providers, and the link to it',
  },
  claims: {
    id: 'bo.claims',
    defaultMessage: 'Claims',
    description: 'Title of the list of who says that a published listing is theirs, and the link to it',
  },
  help: { id: 'app.help' },
  faq: {
    id: 'bo.faq',
    defaultMessage: 'FAQ',
    description: 'In the breadcrumbs: the frequent questions of the help page',
  },
  videos: { id: 'bo.videos', defaultMessage: 'Videos', description: 'In the breadcrumbs: the instructional videos' },
  files: { id: 'bo.files', defaultMessage: 'Files', description: 'Link: the list of uploaded files' },
  logs: { id: 'bo.logs', defaultMessage: 'Logs', description: 'Link: the list of what happened' },
  detail: {
    id: 'bo.detail',
    defaultMessage: 'Details',
    description: 'In the breadcrumbs, for the page of one user, provider or service',
  },
  create: { id: 'bo.new', defaultMessage: 'New', description: 'In the breadcrumbs, for a page that creates something' },
  importing: { id: 'bo.importing', defaultMessage: 'Import', description: 'In the breadcrumbs: files of providers' },
  importProviders: {
    id: 'bo.import',
    defaultMessage: 'Import providers',
    description: 'Title of a page, and the link to it: a file of providers is brought in',
  },
  createUser: { id: 'bo.createUser', defaultMessage: 'Create User', description: 'Link above the list of users' },
  createProvider: {
    id: 'bo.createProvider',
    defaultMessage: 'Create Provider',
    description: 'Link above the lists of providers',
  },
  createPartner: {
    id: 'bo.createPartner',
    defaultMessage: 'Create Partner',
    description: 'Link above the list of partners',
  },
  createService: {
    id: 'bo.createService',
    defaultMessage: 'Create Service',
    description: 'Link above the list of services',
  },
});
