import { describe, expect, it } from 'vitest';
import { joinItems, splitItems, writeCsv } from './cells.ts';
import { decodeText } from './decodeText.ts';
import { findDelimiter, readCsv } from './readCsv.ts';
import { guardCell, unguardCell } from './spreadsheetCell.ts';

async function read(text: string, delimiter = ',') {
  const rows = [];
  for await (const row of readCsv(text, delimiter)) rows.push(row);
  return rows;
}

const ODD = [
  '',
  'plain',
  'a,b',
  'a;b',
  'two\nlines',
  'say "hi"',
  ' spaces ',
  "it's",
  "'",
  "''=1",
  '😀',
  '"',
  '\\|',
  '\ufeff',
];
const FORMULAS = ['=1+1', '+54 11', '-5', '@cmd', '\tx', '=HYPERLINK("http://x")', "'=1", "''+1"];

describe('a cell', () => {
  it.each(FORMULAS)('with %j is not a formula for spreadsheets, and is restored when read', (text) => {
    const cell = guardCell(text);
    expect(cell[0]).toBe("'");
    expect(unguardCell(cell)).toBe(text);
  });

  it.each(ODD.filter((text) => text !== "''=1"))('with %j is written unchanged', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });

  it.each([[[]], [['a']], [['a', 'b']], [['a|b', 'c\\', '|', '\\|']], [['a, b', 'c: d']]])(
    'holds several items, %j, and restores them',
    (items) => {
      expect(splitItems(joinItems(items))).toEqual(items);
    },
  );

  it('may have items without spaces around the bar, and extra bars', () => {
    expect(splitItems(' |a|b | | c|')).toEqual(['a', 'b', 'c']);
  });
});

describe('a CSV', () => {
  it('is restored when read, with any text in its cells', async () => {
    const rows = [...ODD, ...FORMULAS].map((text, at) => [String(at), text, 'end']);
    const text = writeCsv(rows);
    expect(text.split('\r\n').at(-1)).toBe('');
    expect((await read(decodeText(Buffer.from(text)).text)).map(({ cells }) => cells)).toEqual(rows);
  });

  it('has plain numbers, also negative ones, ISO timestamps, and empty cells for null', () => {
    expect(writeCsv([[-1, null, new Date(0)]])).toBe('-1,,1970-01-01T00:00:00.000Z\r\n');
  });

  it('has the line number of each row, with line breaks in cells and empty lines', async () => {
    const rows = await read('a,b\n1,"x\n\ny"\n\n\n2,3\n4,5\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 7, 8]);
  });

  it.each([
    ['a,b\n1,2\n3,"never closed\n4,5\n', 'csv.quote', 3],
    ['a,b\n\n1,"x"y\n', 'csv.quote', 3],
    ['a,b\n1,x "y" z\n', 'csv.quote', 2],
    [`a,b\n1,2\n1,"${'x\n'.repeat(150_000)}`, 'csv.rowTooLong', 3],
  ])('with a syntax error names the line: %j', async (text, key, line) => {
    await expect(read(text.slice(0, 400_000))).rejects.toMatchObject({ key, parameters: { line } });
  });

  it.each([
    ['id,city', ','],
    ['id;city', ';'],
    ['id\tcity', '\t'],
    ['"id";"city"', ';'],
    ['id', ','],
    ['x;y;z', ';'],
    ['notes, and more;id;city', ';'],
    ['"a;b";"c, d"', ';'],
  ])('with the header %j has the delimiter %j', (header, delimiter) => {
    expect(findDelimiter(`${header}\n${header}\n${header}`)).toBe(delimiter);
  });
});

describe('the bytes of a file', () => {
  const text = 'id,ñandú\n1,São João\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, little-endian', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, big-endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-8 with Windows line ends', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['UTF-8 with classic Mac line ends', Buffer.from(text.replaceAll('\n', '\r'))],
  ])('are read as %s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, warning: null });
  });

  it('are read as Windows-1252 with a warning, when they contain no UTF-8', () => {
    const bytes = Buffer.from(`${text}€`.replace('€', '\x80'), 'latin1');
    expect(decodeText(bytes)).toEqual({ text: `${text}€`, warning: 'csv.windows1252' });
  });

  it.each<[string, Buffer, string, number?]>([
    [
      'UTF-8 with one invalid byte',
      Buffer.concat([Buffer.from(text), Buffer.from('2,\xf1\n', 'latin1')]),
      'csv.encoding',
      3,
    ],
    ['a byte that no encoding has', Buffer.from('id\n1\n2\n\x81\n', 'latin1'), 'csv.encoding', 4],
    ['truncated UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').subarray(0, 11), 'csv.notText'],
    ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le'), 'csv.notText'],
    ['a workbook', Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1'), 'csv.notText'],
  ])('are rejected: %s', (_, bytes, key, line) => {
    try {
      expect(decodeText(bytes)).toBe('rejected');
    } catch (error) {
      expect(error).toMatchObject({ key, parameters: line ? { line } : {} });
    }
  });
});
