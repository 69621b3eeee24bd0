import { defineMessages } from 'react-intl';

/** The columns of the rows of a file. */
export const rowMessages = defineMessages({
  line: { id: 'bo.import.line', defaultMessage: 'Line', description: 'Header of a column: the line of a file' },
  verdict: {
    id: 'bo.import.verdict',
    defaultMessage: 'Verdict',
    description: 'Header of a column: what becomes of a row of a file',
  },
  messages: { id: 'bo.import.why', defaultMessage: 'Why', description: 'Header of a column: what is wrong with a row' },
});
