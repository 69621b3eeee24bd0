import { defineMessages } from 'react-intl';

/** The names of the pages of the back office, in the sidebar, the breadcrumbs and above them. */
export const routeMessages = defineMessages({
  backOffice: { id: 'page.backOffice' },
  dashboard: { id: 'bo.dashboard', defaultMessage: 'Dashboard', description: 'Start page of the back office' },
  users: { id: 'bo.users' },
  providers: { id: 'page.providers' },
  services: { id: 'app.services' },
  searches: { id: 'bo.searches', defaultMessage: 'Searches to review' },
  partners: { id: 'bo.partners', defaultMessage: 'Partners' },
  moderation: { id: 'bo.moderation', defaultMessage: 'Moderation' },
  unapproved: { id: 'bo.unapproved', defaultMessage: 'Unapproved Providers' },
  edits: { id: 'bo.edits', defaultMessage: 'Owners’ edits' },
  claims: { id: 'bo.claims', defaultMessage: 'Claims' },
  help: { id: 'app.help' },
  faq: { id: 'bo.faq', defaultMessage: 'FAQ' },
  videos: { id: 'bo.videos', defaultMessage: 'Videos' },
  files: { id: 'bo.files', defaultMessage: 'Files' },
  logs: { id: 'bo.logs', defaultMessage: 'Logs' },
  detail: { id: 'bo.detail', defaultMessage: 'Details' },
  create: { id: 'bo.new', defaultMessage: 'New', description: 'In the breadcrumbs, for a page that creates something' },
  importing: { id: 'bo.importing', defaultMessage: 'Import', description: 'In the breadcrumbs: files of providers' },
  importProviders: { id: 'bo.import', defaultMessage: 'Import providers' },
  createUser: { id: 'bo.createUser', defaultMessage: 'Create User' },
  createProvider: { id: 'bo.createProvider', defaultMessage: 'Create Provider' },
  createPartner: { id: 'bo.createPartner', defaultMessage: 'Create Partner' },
  createService: { id: 'bo.createService', defaultMessage: 'Create Service' },
});
