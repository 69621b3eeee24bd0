import { once } from 'node:events';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

export interface Copy {
  /** Writes a row; null is SQL null. Waits when PostgreSQL is slower than the caller. */
  row: (values: readonly (string | number | null)[]) => Promise<void>;
  end: () => Promise<void>;
}

const CHUNK = 64_000;

/** Streams rows into a table. Throws PostgreSQL's errors at the end or earlier. */
export function startCopy(client: pg.ClientBase, table: string, columns: string): Copy {
  const stream = client.query(from(`copy ${table} (${columns}) from stdin`));
  const finished = once(stream, 'finish');
  finished.catch(() => {});
  let chunk = '';
  const flush = async () => {
    const text = chunk;
    chunk = '';
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), finished]);
  };
  return {
    row: async (values) => {
      chunk += `${values.map(field).join('\t')}\n`;
      if (chunk.length > CHUNK) await flush();
    },
    end: async () => {
      await flush();
      stream.end();
      await finished;
    },
  };
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function field(value: string | number | null): string {
  if (value === null) return '\\N';
  return typeof value === 'number' ? String(value) : value.replace(/[\\\n\r\t]/g, (letter) => ESCAPES[letter]!);
}
