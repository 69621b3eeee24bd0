import { defineMessages, type MessageDescriptor } from 'react-intl';

type ImportText = 'loadFailed' | 'sendFailed' | 'actFailed' | 'unreadColumns' | 'rows' | FieldText;
type FieldText = 'columnsWrong' | 'double' | 'noService' | 'reasonRequired' | 'oneFile' | 'tooLarge';

export const importMessages: Record<ImportText, MessageDescriptor> = defineMessages({
  loadFailed: { id: 'bo.import.loadFailed', defaultMessage: 'Failed to load imports' },
  sendFailed: { id: 'bo.import.sendFailed', defaultMessage: 'The file could not be uploaded. Try again.' },
  actFailed: { id: 'bo.import.actFailed', defaultMessage: 'Failed to change the import' },
  columnsWrong: { id: 'bo.import.columnsWrong', defaultMessage: 'Some columns need attention.' },
  double: { id: 'bo.import.double', defaultMessage: 'Another column is already mapped to this' },
  noService: { id: 'bo.import.noService', defaultMessage: 'Choose a service' },
  reasonRequired: { id: 'decision.reasonRequired' },
  oneFile: { id: 'bo.import.oneFile', defaultMessage: 'Choose only one file' },
  tooLarge: { id: 'bo.import.tooLarge', defaultMessage: 'File too large (max 20 MB)' },
  unreadColumns: {
    id: 'bo.import.unreadColumns',
    defaultMessage: '{count, plural, one {# column ignored} other {# columns ignored}}',
  },
  rows: { id: 'bo.import.rows', defaultMessage: '{count, plural, one {# row} other {# rows}}' },
});

/** The status of an import. */
export const statusMessages = defineMessages({
  CHECKING: { id: 'bo.import.checking', defaultMessage: 'Checking' },
  CHECKED: { id: 'bo.import.checked', defaultMessage: 'Checked' },
  IMPORTING: { id: 'bo.import.importing', defaultMessage: 'Importing' },
  DONE: { id: 'bo.import.done', defaultMessage: 'Done', description: 'State of an import' },
  FAILED: { id: 'bo.import.failed', defaultMessage: 'Stopped by an error' },
  CANCELLED: { id: 'bo.import.cancelled', defaultMessage: 'Canceled' },
  UNDOING: { id: 'bo.import.undoing', defaultMessage: 'Undoing' },
  UNDONE: { id: 'bo.import.undone', defaultMessage: 'Undone' },
});

/** The verdict on a row. */
export const verdictMessages = defineMessages({
  CREATE: { id: 'bo.create' },
  UPDATE: { id: 'bo.import.update', defaultMessage: 'Update', description: 'Result of a row' },
  UNCHANGED: { id: 'bo.unchanged' },
  DUPLICATE: { id: 'bo.import.duplicate', defaultMessage: 'Duplicate' },
  REFUSED: { id: 'business.rejected' },
});

export type Verdict = keyof typeof verdictMessages;

export const verdictTones = {
  CREATE: 'success',
  UPDATE: 'warning',
  UNCHANGED: 'plain',
  DUPLICATE: 'warning',
  REFUSED: 'error',
} as const satisfies Record<Verdict, string>;
