import { defineMessages } from 'react-intl';

/** The columns of the rows of a file, with their content. */
export const rowMessages = defineMessages({
  line: { id: 'bo.import.line', defaultMessage: 'Line', description: 'Header of a column: the line of a file' },
  verdict: { id: 'bo.import.verdict', defaultMessage: 'Result' },
  messages: { id: 'bo.reason' },
  actions: { id: 'bo.import.actions', defaultMessage: 'Actions' },
  mend: { id: 'bo.import.mend', defaultMessage: 'Correct', description: 'Button: corrects a row' },
  warning: { id: 'bo.warning' },
  refusal: { id: 'bo.import.refusal', defaultMessage: 'Not imported' },
});
