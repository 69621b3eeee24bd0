import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { decodeBytes } from './encodings.ts';

interface Decoded {
  /** The text with \n as line endings. Invalid bytes become U+FFFD. */
  text: string;
  /** The name of the encoding if it had to be guessed; otherwise null. */
  guessed: string | null;
}

/**
 * Decodes the encodings of spreadsheets: UTF-8 with or without a byte order mark, UTF-16 with one, and single-byte
 * encodings. A single-byte encoding is assumed only if the file contains hardly any UTF-8 sequence: partly broken UTF-8
 * must not become garbled names. Throws `Invalid`, with the kind of file, for a file that is not text.
 */
export function decodeText(bytes: Buffer): Decoded {
  const other = OTHER_FILES.find(({ is }) => is(bytes));
  if (other) throw new Invalid(other.key, { field: 'file' });
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (utf16) return { text: decodeUtf16(bytes, utf16), guessed: null };
  // rejects, for example, a workbook, an image, or UTF-16 without a byte order mark
  if (bytes.includes(0)) throw new Invalid('csv.notText', { field: 'file' });
  const { invalid, valid } = scan(bytes);
  if (invalid === 0 || valid * RARE > invalid)
    return { text: unified(new TextDecoder('utf-8').decode(bytes)), guessed: null };
  const { text, encoding } = decodeBytes(bytes);
  return { text: unified(text), guessed: encoding };
}

const startsWith = (pattern: RegExp) => (bytes: Buffer) => pattern.test(bytes.toString('latin1', 0, 500));
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const OLD_OFFICE = (bytes: Buffer) => bytes.subarray(0, OLE.length).equals(OLE);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** File types that are mistaken for tables, and the error for each. */
const OTHER_FILES: { key: MessageKey; is: (bytes: Buffer) => boolean }[] = [
  { key: 'csv.pdf', is: startsWith(/^\s*%PDF/) },
  { key: 'csv.protected', is: (bytes) => OLD_OFFICE(bytes) && bytes.includes(ENCRYPTED) },
  { key: 'csv.oldExcel', is: OLD_OFFICE },
  { key: 'csv.xml', is: startsWith(/^(?:\xef\xbb\xbf)?\s*<\?xml/i) },
  { key: 'csv.webPage', is: startsWith(/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|meta|table|style)\b/i) },
];

function decodeUtf16(bytes: Buffer, encoding: string): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return unified(text);
  } catch {
    // invalid UTF-16 is reported below
  }
  throw new Invalid('csv.notText', { field: 'file' });
}

function unified(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * A file with one valid UTF-8 character per this many invalid bytes is still single-byte text: it may contain names
 * that were already garbled in a register, as 'Ã±' in Windows-1252 is 'ñ' in UTF-8.
 */
const RARE = 10;

/** The number of non-ASCII characters in valid UTF-8, and of invalid bytes. */
function scan(bytes: Buffer): { invalid: number; valid: number } {
  let invalid = 0;
  let valid = 0;
  // the byte order mark counts as a valid character
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
      invalid++;
      at++;
    }
  }
  return { invalid, valid };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function isUtf8(bytes: Buffer): boolean {
  try {
    return strict.decode(bytes).length <= 2;
  } catch {
    return false;
  }
}
