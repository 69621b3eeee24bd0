import { defineMessages, type MessageDescriptor } from 'react-intl';

type ImportText = 'loadFailed' | 'sendFailed' | 'actFailed' | 'unreadColumns' | 'rows' | FieldText;
type FieldText = 'columnsWrong' | 'double' | 'noService' | 'reasonRequired' | 'oneFile' | 'tooLarge';

export const importMessages: Record<ImportText, MessageDescriptor> = defineMessages({
  loadFailed: {
    id: 'bo.import.loadFailed',
    defaultMessage: 'Failed to load imports',
    description: 'When imports could not be loaded and the server does not say why',
  },
  sendFailed: {
    id: 'bo.import.sendFailed',
    defaultMessage: 'The file could not be uploaded. Try again.',
    description: 'When the server did not answer',
  },
  actFailed: {
    id: 'bo.import.actFailed',
    defaultMessage: 'Failed to change the import',
    description: 'When the server did not begin or cancel an import and does not say why',
  },
  columnsWrong: {
    id: 'bo.import.columnsWrong',
    defaultMessage: 'Some columns need attention.',
    description: 'Beside a button: why nothing was sent; each column says what is wrong with it',
  },
  double: {
    id: 'bo.import.double',
    defaultMessage: 'Another column is already mapped to this',
    description: 'At the field for what a column of a file is read as',
  },
  noService: {
    id: 'bo.import.noService',
    defaultMessage: 'Choose a service',
    description: 'At the field for the service that a column of a file marks',
  },
  reasonRequired: { id: 'decision.reasonRequired' },
  oneFile: { id: 'bo.import.oneFile', defaultMessage: 'Choose only one file', description: 'At a field for a file' },
  tooLarge: {
    id: 'bo.import.tooLarge',
    defaultMessage: 'File too large (max 20 MB)',
    description: 'At a field for a file',
  },
  unreadColumns: {
    id: 'bo.import.unreadColumns',
    defaultMessage: '{count, plural, one {# column ignored} other {# columns ignored}}',
    description: 'Button that shows and hides these columns of a file',
  },
  rows: {
    id: 'bo.import.rows',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'Above a list: how many rows of a file are on all its pages',
  },
});

/** The status of an import. */
export const statusMessages = defineMessages({
  CHECKING: { id: 'bo.import.checking', defaultMessage: 'Checking', description: 'State of an import' },
  CHECKED: { id: 'bo.import.checked', defaultMessage: 'Checked', description: 'State of an import: it can be begun' },
  IMPORTING: { id: 'bo.import.importing', defaultMessage: 'Importing', description: 'State of an import' },
  DONE: { id: 'bo.import.done', defaultMessage: 'Done', description: 'State of an import' },
  FAILED: { id: 'bo.import.failed', defaultMessage: 'Stopped by an error', description: 'State of an import' },
  CANCELLED: { id: 'bo.import.cancelled', defaultMessage: 'Canceled', description: 'State of an import' },
  UNDOING: { id: 'bo.import.undoing', defaultMessage: 'Undoing', description: 'State of an import' },
  UNDONE: { id: 'bo.import.undone', defaultMessage: 'Undone', description: 'State of an import: it was taken back' },
});

/** The verdict on a row. */
export const verdictMessages = defineMessages({
  CREATE: { id: 'bo.import.create', defaultMessage: 'Create', description: 'What becomes of a row: a new provider' },
  UPDATE: {
    id: 'bo.import.update',
    defaultMessage: 'Update',
    description: 'What becomes of a row: a provider changes',
  },
  UNCHANGED: { id: 'bo.import.unchanged', defaultMessage: 'Unchanged', description: 'What becomes of a row: nothing' },
  DUPLICATE: {
    id: 'bo.import.duplicate',
    defaultMessage: 'Duplicate',
    description: 'What becomes of a row: nothing, as it looks like a provider or another row',
  },
  REFUSED: {
    id: 'bo.import.refused',
    defaultMessage: 'Rejected',
    description: 'What becomes of a row: nothing, as it is wrong',
  },
});

export type Verdict = keyof typeof verdictMessages;

export const verdictTones = {
  CREATE: 'success',
  UPDATE: 'warning',
  UNCHANGED: 'plain',
  DUPLICATE: 'warning',
  REFUSED: 'error',
} as const satisfies Record<Verdict, string>;
