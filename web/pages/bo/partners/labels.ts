import { defineMessages } from 'react-intl';
import { columnMessages } from '../columnMessages.ts';

/** The fields of a partner, wherever two versions are compared. */
export const labels = {
  ...defineMessages({
    name: { id: 'bo.field.name', defaultMessage: 'Name', description: 'Label of a field: what a company is called' },
  }),
  contactEmail: columnMessages.contactEmail,
};
