import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { OPTIONAL, type RegisterEntry, type RegisterForm, tidyEntry } from './forms.ts';

const MOST_NAME = 300;
const MOST_NUMBER = 40;

/** Reads the rows of a register's CSV about businesses of the trade. Rows without a number or name are omitted. */
export async function* readRegister(file: Readable, form: RegisterForm): AsyncGenerator<RegisterEntry> {
  const bytes = file[Symbol.asyncIterator]();
  const first = await bytes.next();
  const head: Buffer = first.value ?? Buffer.alloc(0);
  const decoder = new TextDecoder(encodingOf(head));
  async function* texts() {
    yield decoder.decode(head, { stream: true });
    for (let part = await bytes.next(); !part.done; part = await bytes.next())
      yield decoder.decode(part.value as Buffer, { stream: true });
  }
  const delimiter = delimiterOf(decoder.decode(head.subarray(0, 4_000)));
  const parser = parse({ delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  const rows = Readable.from(texts()).pipe(parser);
  let columns: Record<string, number> | null = null;
  for await (const row of rows as AsyncIterable<string[]>) {
    if (!columns) {
      columns = findColumns(row, form);
      continue;
    }
    const at = columns;
    const entry = form.read((column) => (row[at[column]!] ?? '').trim());
    const read = entry && tidyEntry(form.kind, entry);
    if (read?.name && read.number && read.number.length <= MOST_NUMBER)
      yield { ...read, name: read.name.slice(0, MOST_NAME) };
  }
  if (!columns) throw new Error('the file is empty');
}

/** UTF-8, or the encoding that spreadsheets usually have in the Americas. */
function encodingOf(head: Buffer): string {
  try {
    // in stream mode, because the last character may be incomplete
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function delimiterOf(head: string): string {
  const [line = ''] = head.split(/\r?\n/, 1);
  const count = (mark: string) => line.split(mark).length;
  return [',', ';', '\t', '|'].sort((a, b) => count(b) - count(a))[0]!;
}

/** The position of each column. Throws when a required column is missing. */
function findColumns(header: string[], { columns }: RegisterForm): Record<string, number> {
  const names = header.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  return Object.fromEntries(
    Object.entries(columns).map(([column, alternatives]) => {
      const at = alternatives.map((name) => names.indexOf(name.toLowerCase())).find((index) => index >= 0) ?? -1;
      if (at < 0 && !OPTIONAL.has(column)) throw new Error(`the file has no column ${alternatives.join(' or ')}`);
      return [column, at];
    }),
  );
}
