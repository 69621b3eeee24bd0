import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { MessageParameters } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { isKnownHeader, isLinkedHeader } from '../reading/knownHeaders.ts';
import type { Note } from '../reading/notes.ts';
import { type FileTable, readTable } from './readTable.ts';
import type { Choice, Source } from './source.ts';

export interface TableSummary {
  header: string[];
  warnings: Note[];
  source: Source;
  rowCount: number;
  /** The number of rows that cannot be read. */
  problemCount: number;
}

/** The result for a file without a table: the message with the reason. */
interface Unreadable {
  invalid: Pick<Invalid, 'key'> & { parameters: MessageParameters & { field: string } };
}

/** The functions that the server calls in the thread, which keeps the last table. */
export interface TableThread {
  read: (bytes: Uint8Array, choice: Choice) => Promise<TableSummary | Unreadable>;
  /** Returns rows of the table as a JSON list of objects, each with its problem as stored notes. */
  rows: (from: number, count: number) => string;
}

/** Serves the calls of `openTable.ts` in this thread. */
export function serveTables(): void {
  const port = parentPort!;
  let table: FileTable | null = null;
  createBirpc<object, TableThread>(
    {
      read: async (bytes, choice) => {
        table = null;
        try {
          table = await readTable(
            Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
            { isKnown: isKnownHeader, isLinked: isLinkedHeader },
            choice,
          );
        } catch (error) {
          if (!(error instanceof Invalid)) throw error;
          return { invalid: { key: error.key, parameters: { ...error.parameters, field: error.field ?? 'file' } } };
        }
        const { header, warnings, rows, source } = table;
        const problemCount = rows.filter(({ problem }) => problem !== null).length;
        return { header, warnings, source, rowCount: rows.length, problemCount };
      },
      rows: (from, count) =>
        JSON.stringify(
          (table?.rows ?? [])
            .slice(from, from + count)
            .map(({ line, cells, problem }) => ({ line, cells, messages: problem ? [problem] : [] })),
        ),
    },
    { post: (message) => port.postMessage(message), on: (listener) => port.on('message', listener) },
  );
}
