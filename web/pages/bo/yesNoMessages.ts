import { defineMessages } from 'react-intl';

export const yesNoMessages = defineMessages({
  yes: { id: 'bo.yes', defaultMessage: 'Yes', description: 'In a column: it is so' },
  no: { id: 'bo.no', defaultMessage: 'No', description: 'In a column: it is not so' },
});
