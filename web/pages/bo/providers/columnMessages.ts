import { defineMessages } from 'react-intl';

/** The columns of the lists of providers. */
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
  updatedAt: { id: 'bo.column.updatedAt', defaultMessage: 'Updated At', description: 'Header of a column: a date' },
});
