import { Unzip, UnzipInflate } from 'fflate';
import readWorkbookFile from 'read-excel-file/node';
import { Invalid } from '#server/platform/errors.ts';
import { MAX_COLUMNS, MAX_ROWS, ROWS_ABOVE } from './limits.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
/** The maximum unpacked size in bytes: a workbook of 20 MB could unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;
const SLICE = 65_536;

export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP);
}

/** Reads the sheets of an .xlsx file as text. Throws `Invalid`. */
export async function readWorkbook(bytes: Buffer) {
  try {
    const parts = scan(bytes);
    const sheets = await readWorkbookFile(bytes);
    return sheets.map(({ sheet: name, data }) => {
      const { isHidden, links } = describeSheet(parts, name);
      const lines = data.map((row, at) => ({
        ...{ line: at + 1, cells: row.map(asText) },
        ...(links.size > 0 && { linkOf: (column: number) => links.get(`${column} ${at + 1}`) }),
      }));
      return { name, isHidden, lines };
    });
  } catch (error) {
    if (error instanceof Invalid) throw error;
    throw new Invalid('import.workbook', { field: 'file' });
  }
}

/**
 * Parts of the file that the library does not return: the small XML files by path, and for each sheet its linked cells
 * with the ids of the links.
 */
interface Parts {
  texts: Map<string, string>;
  links: Map<string, [cell: string, id: string][]>;
}

/**
 * Unpacks the file to check its limits, without storing it: the sizes in its directory may be wrong, and the library
 * would create every cell up to the last one, whose position is arbitrary.
 */
function scan(bytes: Buffer): Parts {
  const parts: Parts = { texts: new Map(), links: new Map() };
  let unpacked = 0;
  const archive = new Unzip((file) => {
    const { name } = file;
    const isSheet = /worksheets\/[^/]+$/.test(name);
    const isSmall = name === WORKBOOK || /^xl\/(worksheets\/)?_rels\//.test(name);
    const check = isSheet ? checkCells(parts, name) : () => {};
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED_BYTES) throw new Invalid('import.tooLarge', { field: 'file' });
      if (isSmall) parts.texts.set(name, (parts.texts.get(name) ?? '') + Buffer.from(chunk).toString('utf8'));
      check(chunk);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += SLICE)
    archive.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  return parts;
}

const WORKBOOK = 'xl/workbook.xml';
/** The position of a cell, such as `B12`. */
const CELL = / r="([A-Z]{1,7})(\d{1,9})"/g;
const LINK = /<hyperlink [^>]{0,300}>/g;
const LONGEST = 400;

/** Checks each part of a sheet for cells beyond the limits, and collects its links. */
function checkCells({ links }: Parts, name: string): (chunk: Uint8Array) => void {
  let rest = '';
  return (chunk) => {
    const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1');
    for (const [, column = '', row] of text.matchAll(CELL)) {
      if (columnOf(column) > MAX_COLUMNS)
        throw new Invalid('import.tooManyColumns', { max: MAX_COLUMNS, field: 'file' });
      if (Number(row) > MAX_ROWS + ROWS_ABOVE) throw new Invalid('csv.tooManyRows', { max: MAX_ROWS, field: 'file' });
    }
    for (const [link] of text.matchAll(LINK)) {
      const [cell, id] = [attribute(link, 'ref'), attribute(link, 'r:id')];
      if (cell && id) links.set(name, [...(links.get(name) ?? []), [cell, id]]);
    }
    rest = text.slice(-LONGEST);
  };
}

const attribute = (element: string, name: string): string | undefined =>
  element
    .match(new RegExp(` ${name}="([^"]*)"`))?.[1]
    ?.replace(/&(amp|quot|apos|lt|gt);/g, (_, entity: string) => ENTITIES[entity]!);
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** Whether a sheet is hidden, and its links by column and row. */
function describeSheet({ texts, links }: Parts, name: string) {
  const elements = texts.get(WORKBOOK)?.match(/<sheet [^<>]{0,500}>/g) ?? [];
  const element = elements.find((item) => attribute(item, 'name') === name) ?? '';
  const file = `xl/${targetsOf(texts.get('xl/_rels/workbook.xml.rels')).get(attribute(element, 'r:id') ?? '') ?? ''}`;
  const targets = targetsOf(texts.get(`${file.replace('worksheets/', 'worksheets/_rels/')}.rels`));
  const found = (links.get(file) ?? []).map(([cell, id]) => {
    const [, column = '', row = ''] = cell.match(/^([A-Z]+)(\d+)/) ?? [];
    return [`${columnOf(column) - 1} ${row}`, targets.get(id) ?? ''] as const;
  });
  return { isHidden: / state="(?:hidden|veryHidden)"/.test(element), links: new Map(found) };
}

/** The targets of the relationships of a part, by their ids. */
function targetsOf(relations = ''): Map<string, string> {
  const elements = relations.match(/<Relationship [^<>]{0,2500}>/g) ?? [];
  return new Map(
    elements.map((element) => [
      attribute(element, 'Id') ?? '',
      (attribute(element, 'Target') ?? '').replace(/^\/xl\//, ''),
    ]),
  );
}

/** The number of the column with these letters, from 1. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
