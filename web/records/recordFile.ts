export const MAX_NOTE = 200;
/** The extensions of files that may contain a record. */
export const RECORD_FILES = '.json,.txt,.jws';

/** The file that a reader saves: the record, and the reader's note, which is never sent to the server. */
export interface RecordFile {
  note: string;
  record: string;
}

/** Reads the content of a file. A text in any other format is a record without a note. */
export function readRecordFile(text: string): RecordFile {
  try {
    const { note, record } = JSON.parse(text) as Partial<RecordFile>;
    if (typeof record === 'string') {
      // earlier versions stored the opened file inside the saved one
      const inner = readRecordFile(record);
      return { record: inner.record, note: typeof note === 'string' && note ? note.slice(0, MAX_NOTE) : inner.note };
    }
  } catch {
    // not JSON: a record as text, or a link
  }
  return { note: '', record: text };
}

export function saveRecordFile({ note, record }: RecordFile, name: string): void {
  const content = JSON.stringify({ note, record }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
