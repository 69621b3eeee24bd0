import { describe, expect, it } from 'vitest';
import { joinItems, splitItems, writeCsv } from './cells.ts';
import { decodeText } from './decodeText.ts';
import { findDelimiter, readCsv } from './readCsv.ts';
import { guardCell, unguardCell } from './spreadsheetCell.ts';

const read = (text: string, delimiter = ',') => readCsv(text, delimiter);

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
  it('is restored when read, with any text in its cells', () => {
    const rows = [...ODD, ...FORMULAS].map((text, at) => [String(at), text, 'end']);
    const text = writeCsv(rows);
    expect(text.split('\r\n').at(-1)).toBe('');
    expect(read(decodeText(Buffer.from(text)).text).map(({ cells }) => cells)).toEqual(rows);
  });

  it('has plain numbers, also negative ones, ISO timestamps, and empty cells for null', () => {
    expect(writeCsv([[-1, null, new Date(0)]])).toBe('-1,,1970-01-01T00:00:00.000Z\r\n');
  });

  it('has the line number of each row, with line breaks in cells and empty lines', () => {
    const rows = read('a,b\n1,"x\n\ny"\n\n\n2,3\n4,5\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 7, 8]);
  });

  it.each([
    ['Transportes "El Rápido" SA,x', ['Transportes "El Rápido" SA', 'x']],
    ['3" y Cía,x', ['3" y Cía', 'x']],
    ['"El \\"Rápido\\" SA",x', ['El "Rápido" SA', 'x']],
    ['"El "Rápido" SA",x', ['El "Rápido" SA', 'x']],
    ['"El Rápido" Transportes,x', ['"El Rápido" Transportes', 'x']],
    ['"never closed,x', ['"never closed', 'x']],
  ])('with quotation marks that do not match loses no other row: %s', (line, cells) => {
    expect(read(`a,b\n1,2\n${line}\nB,"y"\nC,z\n`).map((row) => [row.line, row.isBroken, ...row.cells])).toEqual([
      [1, false, 'a', 'b'],
      [2, false, '1', '2'],
      [3, true, ...cells],
      [4, false, 'B', 'y'],
      [5, false, 'C', 'z'],
    ]);
  });

  it('names the line of a row that never ends', () => {
    const text = `a,b\n1,2\n1,${'x'.repeat(300_000)}`;
    expect(() => read(text)).toThrow(expect.objectContaining({ key: 'csv.rowTooLong', parameters: { line: 3 } }));
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
    expect(decodeText(bytes)).toEqual({ text, guessed: null });
  });

  it.each([
    ['Windows-1252', Buffer.from('id,ñandú€'.replace('€', '\x80'), 'latin1'), 'id,ñandú€'],
    ['DOS (CP850)', Buffer.from('Log\xa1stica \xa5and\xa3 S\xc6o', 'latin1'), 'Logística Ñandú São'],
    ['Mac Roman', Buffer.from('Log\x92stica \x84and\x9c Jos\x8e', 'latin1'), 'Logística Ñandú José'],
  ])('are read as %s, when they contain no UTF-8 and that gives the usual letters', (guessed, bytes, decoded) => {
    expect(decodeText(bytes)).toEqual({ text: decoded, guessed });
  });

  it('that are invalid in UTF-8 are marked, and the others are read', () => {
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from('2,\xf1\n', 'latin1')]);
    expect(decodeText(bytes)).toEqual({ text: `${text}2,\ufffd\n`, guessed: null });
  });

  it.each<[string, Buffer, string]>([
    ['truncated UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').subarray(0, 11), 'csv.notText'],
    ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le'), 'csv.notText'],
    ['a workbook', Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1'), 'csv.notText'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'csv.pdf'],
    ['a web page with the name of a workbook', Buffer.from('<html><table>'), 'csv.webPage'],
    ['a sheet in XML', Buffer.from('<?xml version="1.0"?><Workbook>'), 'csv.xml'],
    ['a workbook of an old Excel', Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), 'csv.oldExcel'],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'csv.protected',
    ],
  ])('are rejected: %s', (_, bytes, key) => {
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ key }));
  });
});
