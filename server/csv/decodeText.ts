import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';

interface Decoded {
  /** With \n as line ends. */
  text: string;
  /** A warning for the sender about the detected encoding. */
  warning: MessageKey | null;
}

/**
 * Decodes the encodings of spreadsheets: UTF-8 with or without a byte order mark, UTF-16 with one, and Windows-1252,
 * which is assumed only if the file contains hardly any UTF-8 sequence: partly broken UTF-8 must not become garbled names.
 * Throws `Invalid` with the line of the error.
 */
export function decodeText(bytes: Buffer): Decoded {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (utf16) return { text: decodeUtf16(bytes, utf16), warning: null };
  // such as a workbook, an image, or UTF-16 without a byte order mark
  if (bytes.includes(0)) throw new Invalid('csv.notText', { field: 'file' });
  const { invalidAt, invalid, valid } = scan(bytes);
  if (invalidAt === null) return { text: unified(new TextDecoder('utf-8').decode(bytes)), warning: null };
  if (valid * RARE > invalid) throw new Invalid('csv.encoding', { line: lineOf(bytes, invalidAt), field: 'file' });
  const undefinedAt = bytes.findIndex((byte) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte));
  if (undefinedAt >= 0) throw new Invalid('csv.encoding', { line: lineOf(bytes, undefinedAt), field: 'file' });
  return { text: unified(new TextDecoder('windows-1252').decode(bytes)), warning: 'csv.windows1252' };
}

function decodeUtf16(bytes: Buffer, encoding: string): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return unified(text);
  } catch {
    // handled below
  }
  throw new Invalid('csv.notText', { field: 'file' });
}

function unified(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Of names that a register had garbled before: 'Ã±' in Windows-1252 is 'ñ' in UTF-8. */
const RARE = 10;

/** The position of the first byte that is not UTF-8, and how many characters beyond ASCII are and are not. */
function scan(bytes: Buffer): { invalidAt: number | null; invalid: number; valid: number } {
  let invalidAt: number | null = null;
  let invalid = 0;
  let valid = 0;
  // the byte order mark counts as one
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at]!;
    if (byte < 0x80) {
      at++;
      continue;
    }
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte >= 0xc2 && byte <= 0xf4 && isUtf8(bytes.subarray(at, at + length))) {
      valid++;
      at += length;
    } else {
      invalidAt ??= at;
      invalid++;
      at++;
    }
  }
  return { invalidAt, invalid, valid };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function isUtf8(bytes: Buffer): boolean {
  try {
    return strict.decode(bytes).length <= 2;
  } catch {
    return false;
  }
}

/** The line number of a position, from 1. */
function lineOf(bytes: Buffer, at: number): number {
  const before = bytes.toString('latin1', 0, at);
  return unified(before).split('\n').length;
}
