import { Unzip, UnzipInflate } from 'fflate';
import readWorkbookFile from 'read-excel-file/node';
import { Invalid } from '#server/platform/errors.ts';
import { MAX_COLUMNS, MAX_ROWS, ROWS_ABOVE } from './limits.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
/** A workbook of 20 MB can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;
const SLICE = 65_536;

export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP);
}

/** The rows of each sheet of an .xlsx file, as text. Throws `Invalid`. */
export async function readWorkbook(bytes: Buffer): Promise<string[][][]> {
  try {
    checkSize(bytes);
    const sheets = await readWorkbookFile(bytes);
    return sheets.map(({ data }) => data.map((row) => row.map(asText)));
  } catch (error) {
    if (error instanceof Invalid) throw error;
    throw new Invalid('import.workbook', { field: 'file' });
  }
}

/**
 * Unpacks the file without keeping it: sizes in its directory may be wrong, and the library creates every cell up to
 * the last one, whose position is arbitrary.
 */
function checkSize(bytes: Buffer): void {
  let unpacked = 0;
  const archive = new Unzip((file) => {
    const check = file.name.includes('worksheets/') ? checkCells() : () => {};
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED_BYTES) throw new Invalid('import.tooLarge', { field: 'file' });
      check(chunk);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += SLICE)
    archive.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
}

/** The position of a cell, such as `B12`. */
const CELL = / r="([A-Z]{1,7})(\d{1,9})"/g;
const LONGEST = ' r="XFDXFDX123456789"'.length;

/** Checks the parts of a sheet for cells beyond the limits. */
function checkCells(): (chunk: Uint8Array) => void {
  let rest = '';
  return (chunk) => {
    const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1');
    for (const [, column = '', row] of text.matchAll(CELL)) {
      if (columnOf(column) > MAX_COLUMNS)
        throw new Invalid('import.tooManyColumns', { max: MAX_COLUMNS, field: 'file' });
      if (Number(row) > MAX_ROWS + ROWS_ABOVE) throw new Invalid('csv.tooManyRows', { max: MAX_ROWS, field: 'file' });
    }
    rest = text.slice(-LONGEST);
  };
}

/** From 1. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
