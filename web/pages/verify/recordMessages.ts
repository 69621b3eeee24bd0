import { defineMessages } from 'react-intl';

export const partMessages = defineMessages({
  NAME: { id: 'page.name' },
  PLACE: { id: 'record.place', defaultMessage: 'Where it is' },
  CONTACTS: { id: 'record.contacts', defaultMessage: 'Phones and emails' },
  NOTICES: { id: 'record.notices', defaultMessage: 'Notices of changed control' },
  CREDENTIALS: { id: 'record.credentials', defaultMessage: 'Found at public registers' },
  ROLES: { id: 'role.title' },
  LANES: { id: 'provider.lanes' },
  SERVICES: { id: 'app.services' },
  BRANCHES: { id: 'provider.branches' },
  DESCRIPTION: { id: 'provider.about' },
});

/** The codes of notices and roles in a record. */
export const codeMessages = defineMessages({
  contacts: { id: 'record.notice.contacts', defaultMessage: 'Contacts changed' },
  owner: { id: 'record.notice.owner', defaultMessage: 'Page owner replaced' },
  'mail-domain': { id: 'record.notice.mailDomain', defaultMessage: 'Email at a new domain' },
  'claim-pending': { id: 'record.notice.claim', defaultMessage: 'A claim is pending' },
  'own-fleet': { id: 'role.own_fleet' },
  broker: { id: 'role.broker' },
  forwarder: { id: 'role.forwarder' },
  warehouse: { id: 'role.warehouse' },
  customs: { id: 'role.customs' },
  other: { id: 'role.other' },
});
