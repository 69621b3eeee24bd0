import { defineMessages } from 'react-intl';

export const yesNoMessages = defineMessages({
  yes: { id: 'page.yes' },
  no: { id: 'page.no' },
});

/** The labels of the columns of lists. */
export const columnMessages = defineMessages({
  id: { id: 'bo.column.id', defaultMessage: '#' },
  businessName: { id: 'bo.column.businessName', defaultMessage: 'Business Name' },
  commercialName: { id: 'bo.column.commercialName', defaultMessage: 'Commercial Name' },
  taxNumber: { id: 'bo.column.taxNumber', defaultMessage: 'Tax number', description: 'Header of a column' },
  approvedAt: { id: 'bo.column.approvedAt', defaultMessage: 'Approved At' },
  approvedBy: { id: 'bo.column.approvedBy', defaultMessage: 'Approved By' },
  createdAt: { id: 'bo.column.createdAt', defaultMessage: 'Created At' },
  displayName: { id: 'bo.column.displayName', defaultMessage: 'Display Name' },
  email: { id: 'bo.column.email', defaultMessage: 'Email' },
  name: { id: 'bo.column.name', defaultMessage: 'Name' },
  role: { id: 'bo.column.role', defaultMessage: 'Role' },
  severity: { id: 'bo.column.severity', defaultMessage: 'Severity' },
  message: { id: 'bo.column.message', defaultMessage: 'Message' },
  about: { id: 'bo.column.about', defaultMessage: 'About', description: 'Column: subject of a log entry' },
  user: { id: 'bo.column.user', defaultMessage: 'User' },
  date: { id: 'bo.column.date', defaultMessage: 'Date' },
  service: { id: 'bo.column.service', defaultMessage: 'Service' },
  subcategory: { id: 'bo.column.subcategory', defaultMessage: 'Subcategory' },
  category: { id: 'bo.column.category', defaultMessage: 'Category' },
  fileName: { id: 'bo.file' },
  rowCount: { id: 'bo.part.rowCount', defaultMessage: 'Rows' },
  url: { id: 'bo.column.url', defaultMessage: 'URL' },
  provider: { id: 'bo.column.provider', defaultMessage: 'Provider' },
  providers: { id: 'page.providers' },
  partner: { id: 'bo.column.partner', defaultMessage: 'Partner' },
  contactEmail: { id: 'page.contactEmail' },
  tokensInUse: { id: 'bo.column.tokensInUse', defaultMessage: 'Active tokens' },
  lastUse: { id: 'bo.column.lastUse', defaultMessage: 'Last used' },
  status: { id: 'bo.column.status', defaultMessage: 'Status' },
  flags: { id: 'bo.column.flags', defaultMessage: 'Flags' },
  country: { id: 'bo.column.country', defaultMessage: 'Country' },
  submittedAt: { id: 'bo.column.submittedAt', defaultMessage: 'Waiting since' },
  updatedAt: { id: 'bo.column.updatedAt', defaultMessage: 'Updated At' },
});
