import { defineMessages } from 'react-intl';

export const importMessages = defineMessages({
  title: {
    id: 'bo.import',
    defaultMessage: 'Import providers',
    description: 'Title of a page, and the link to it: a file of providers is brought in',
  },
  loadFailed: {
    id: 'bo.import.loadFailed',
    defaultMessage: 'Failed to load imports',
    description: 'When imports could not be loaded and the server does not say why',
  },
  sendFailed: {
    id: 'bo.import.sendFailed',
    defaultMessage: 'The file could not be sent. Try again.',
    description: 'When the server did not answer',
  },
  actFailed: {
    id: 'bo.import.actFailed',
    defaultMessage: 'The import could not be changed',
    description: 'When the server did not begin or cancel an import and does not say why',
  },
  oneFile: { id: 'bo.import.oneFile', defaultMessage: 'Choose one file', description: 'At a field for a file' },
  tooLarge: {
    id: 'bo.import.tooLarge',
    defaultMessage: 'File too large (max 20 MB)',
    description: 'At a field for a file',
  },
  rows: {
    id: 'bo.import.rows',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'Above a list: how many rows of a file are on all its pages',
  },
});

/** How far an import is. */
export const statusMessages = defineMessages({
  CHECKING: { id: 'bo.import.checking', defaultMessage: 'Checking', description: 'State of an import' },
  CHECKED: { id: 'bo.import.checked', defaultMessage: 'Checked', description: 'State of an import: it can be begun' },
  IMPORTING: { id: 'bo.import.importing', defaultMessage: 'Importing', description: 'State of an import' },
  DONE: { id: 'bo.import.done', defaultMessage: 'Done', description: 'State of an import' },
  FAILED: { id: 'bo.import.failed', defaultMessage: 'Broke off', description: 'State of an import' },
  CANCELLED: { id: 'bo.import.cancelled', defaultMessage: 'Cancelled', description: 'State of an import' },
});

/** What becomes of a row. */
export const verdictMessages = defineMessages({
  CREATE: { id: 'bo.import.create', defaultMessage: 'Create', description: 'What becomes of a row: a new provider' },
  UPDATE: {
    id: 'bo.import.update',
    defaultMessage: 'Change',
    description: 'What becomes of a row: a provider changes',
  },
  UNCHANGED: { id: 'bo.import.unchanged', defaultMessage: 'Unchanged', description: 'What becomes of a row: nothing' },
  REFUSED: {
    id: 'bo.import.refused',
    defaultMessage: 'Refused',
    description: 'What becomes of a row: nothing, as it is wrong',
  },
});

export type Verdict = keyof typeof verdictMessages;
