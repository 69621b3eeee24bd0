import { defineMessages } from 'react-intl';

export const yesNoMessages = defineMessages({
  yes: { id: 'bo.yes', defaultMessage: 'Yes', description: 'In a column: it is so' },
  no: { id: 'bo.no', defaultMessage: 'No', description: 'In a column: it is not so' },
});

/** The columns of the lists. */
export const columnMessages = defineMessages({
  id: { id: 'bo.column.id', defaultMessage: '#', description: 'Header of a column: the number that something has' },
  businessName: { id: 'bo.column.businessName', defaultMessage: 'Business Name', description: 'Header of a column' },
  commercialName: {
    id: 'bo.column.commercialName',
    defaultMessage: 'Commercial Name',
    description: 'Header of a column',
  },
  taxNumber: { id: 'bo.column.taxNumber', defaultMessage: 'Tax number', description: 'Header of a column' },
  approvedAt: { id: 'bo.column.approvedAt', defaultMessage: 'Approved At', description: 'Header of a column: a date' },
  approvedBy: {
    id: 'bo.column.approvedBy',
    defaultMessage: 'Approved By',
    description: 'Header of a column: the name of a person',
  },
  createdAt: { id: 'bo.column.createdAt', defaultMessage: 'Created At', description: 'Header of a column: a date' },
  displayName: { id: 'bo.column.displayName', defaultMessage: 'Display Name', description: 'Header of a column' },
  email: { id: 'bo.column.email', defaultMessage: 'Email', description: 'Header of a column' },
  name: {
    id: 'bo.column.name',
    defaultMessage: 'Name',
    description: 'Header of a column: first and last name of a person',
  },
  isAdmin: { id: 'bo.column.isAdmin', defaultMessage: 'Is Admin', description: 'Header of a column: yes or no' },
  isModerator: {
    id: 'bo.column.isModerator',
    defaultMessage: 'Moderator',
    description: 'Header of a column: yes or no',
  },
  severity: {
    id: 'bo.column.severity',
    defaultMessage: 'Severity',
    description: 'Header of a column: how much a log entry matters',
  },
  message: { id: 'bo.column.message', defaultMessage: 'Message', description: 'Header of a column: what happened' },
  about: {
    id: 'bo.column.about',
    defaultMessage: 'About',
    description: 'Header of a column: what a log entry is about',
  },
  user: { id: 'bo.column.user', defaultMessage: 'User', description: 'Header of a column: the name of a person' },
  date: { id: 'bo.column.date', defaultMessage: 'Date', description: 'Header of a column: when it happened' },
  service: { id: 'bo.column.service', defaultMessage: 'Service', description: 'Header of a column' },
  subcategory: { id: 'bo.column.subcategory', defaultMessage: 'Subcategory', description: 'Header of a column' },
  category: { id: 'bo.column.category', defaultMessage: 'Category', description: 'Header of a column' },
  fileName: {
    id: 'bo.part.fileName',
    defaultMessage: 'File',
    description: 'Header of a column, and in the log: of an import',
  },
  rowCount: {
    id: 'bo.part.rowCount',
    defaultMessage: 'Rows',
    description: 'Header of a column, and in the log: how many an import has',
  },
  url: { id: 'bo.column.url', defaultMessage: 'URL', description: 'Header of a column: the link to a file' },
  provider: { id: 'bo.column.provider', defaultMessage: 'Provider', description: 'Header of a column' },
  partner: { id: 'bo.column.partner', defaultMessage: 'Partner', description: 'Header of a column: a company' },
  contactEmail: {
    id: 'bo.field.contactEmail',
    defaultMessage: 'Contact email',
    description: 'Label of a field and header of a column: whom we write to',
  },
  tokensInUse: {
    id: 'bo.column.tokensInUse',
    defaultMessage: 'Active tokens',
    description: 'Header of a column: a number',
  },
  lastUse: { id: 'bo.column.lastUse', defaultMessage: 'Last used', description: 'Header of a column: a date' },
  status: { id: 'bo.column.status', defaultMessage: 'Status', description: 'Header of a column' },
  flags: {
    id: 'bo.column.flags',
    defaultMessage: 'Flags',
    description: 'Header of a column: what decides about a row',
  },
  country: { id: 'bo.column.country', defaultMessage: 'Country', description: 'Header of a column' },
  submittedAt: {
    id: 'bo.column.submittedAt',
    defaultMessage: 'Waiting since',
    description: 'Header of a column: a date',
  },
  updatedAt: { id: 'bo.column.updatedAt', defaultMessage: 'Updated At', description: 'Header of a column: a date' },
});
