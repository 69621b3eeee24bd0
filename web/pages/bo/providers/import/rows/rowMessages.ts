import { defineMessages } from 'react-intl';

/** The columns of the rows of a file, and what is said in them. */
export const rowMessages = defineMessages({
  line: { id: 'bo.import.line', defaultMessage: 'Line', description: 'Header of a column: the line of a file' },
  verdict: {
    id: 'bo.import.verdict',
    defaultMessage: 'Result',
    description: 'Header of a column: what becomes of a row of a file',
  },
  messages: {
    id: 'bo.import.why',
    defaultMessage: 'Reason',
    description: 'Header of a column: what is wrong with a row',
  },
  actions: {
    id: 'bo.import.actions',
    defaultMessage: 'Actions',
    description: 'Header of a column with buttons',
  },
  mend: {
    id: 'bo.import.mend',
    defaultMessage: 'Correct',
    description: 'Button: the cells of a row of a file are corrected',
  },
  warning: {
    id: 'bo.import.warning',
    defaultMessage: 'Warning',
    description: 'At a problem of a row of a file that is written all the same',
  },
  refusal: {
    id: 'bo.import.refusal',
    defaultMessage: 'Not imported',
    description: 'At a problem of a row of a file that is not written because of it',
  },
});
