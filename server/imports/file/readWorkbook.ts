import { unzipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/node';
import { Invalid } from '#server/platform/errors.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
/** A workbook of 20 MB can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;

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

/** Reads the directory of the archive only. */
function checkSize(bytes: Buffer): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED_BYTES) throw new Invalid('import.workbookTooLarge', { field: 'file' });
      return false;
    },
  });
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
