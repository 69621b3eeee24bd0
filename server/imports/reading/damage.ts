import type { MessageKey } from '#server/i18n/messages.ts';

/** The result of repairing a cell damaged by a program. */
export interface Mended {
  text: string;
  /** The reason why the value is omitted, if it cannot be restored with certainty; otherwise null. */
  lost: MessageKey | null;
}

const NUMBERS = new Set(['phone', 'mobilePhone', 'whatsapp', 'taxNumber', 'reference', 'id', 'postalCode']);
const PHONES = new Set(['phone', 'mobilePhone', 'whatsapp']);

/** Restores a cell damaged by programs. If its value is not certain, the text is empty and `lost` is the reason. */
export function mendCell(cell: string, target: string): Mended {
  if (ERROR.test(cell)) return { text: '', lost: null };
  const text = withoutEntities(decodeTwice(cell));
  if (!NUMBERS.has(target)) return { text, lost: null };
  const whole = withoutDecimals(withoutExponent(text.replace(/^\s*'+/, '')));
  if (SHORTENED.test(whole)) return { text: '', lost: 'import.shortened' };
  if (PHONES.has(target) && CALCULATED.some((pattern) => pattern.test(whole)))
    return { text: '', lost: 'import.calculated' };
  return { text: PHONES.has(target) ? withoutThousands(whole) : whole, lost: null };
}

/** Error values of spreadsheets, in several languages: #REF!, #N/A, #¡VALOR!, #NOMBRE?, #DIV/0! */
const ERROR = /^\s*#(?:¡|\p{L}|DIV\/0)[\p{L}\p{N}/¡]*[!?]\s*$|^\s*#(?:N\/[AD]|ND|N\/DISP)\s*$|^\s*#+\s*$/iu;
/** Numbers in exponent notation, such as 5.49115E+12, whose other digits are lost. */
const SHORTENED = /^\s*['+]?\d(?:[.,]\d+)?\s?E\s?\+?\d{1,3}\s*$/i;
/** The minimum number of decimals of a complete number; spreadsheets show fewer. */
const ALL_DIGITS = 8;
/** Calculated values that replaced a phone number: a difference, a fraction, a percentage, a date. */
const CALCULATED = [
  /^\s*-\s?\d[\d.,]*\s*$/,
  /^\s*\(\s?[\d.,]{6,}\)\s*$/,
  /^\s*\d+[.,](?:\d{1,2}|\d{5,})\s*$/,
  /%\s*$/,
  /^\s*(?:\d{4}-[01]\d-[0-3]\d|\d{1,2}[-/]\d{1,2}[-/](?:19|20)\d\d)(?:[T ]\d\d:\d\d.*)?\s*$/,
  /^\s*\d{1,4}[-/. ](?:jan|ene|feb|fev|mar|apr|abr|may|mai|jun|jul|aug|ago|sep|set|oct|out|nov|dec|dic|dez)\p{L}*[-/. ]?\d*\s*$/iu,
];

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };

/** Decodes HTML entities, as in exports of web pages: "Ruiz &amp; Hijos &#8211; Sucursal". */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{2,6})|(amp|quot|apos|lt|gt|nbsp));/g, (match, code?: string, name?: string) => {
    if (name) return ENTITIES[name]!;
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : match;
  });
}

/** Removes zero decimals: "7135550101.0" and "5491151234567,00" are whole numbers. */
function withoutDecimals(text: string): string {
  return text
    .replace(/^(\s*['+]?(?:\d{4,}|\d{1,3}(?:[.,]\d{3})+))[.,]0{1,2}\s*$/, '$1')
    .replace(/(?<=\d[\d ()-]{6,40}\d)[.,]0\s*$/, '');
}

/** Expands the exponent notation of programs that keep all digits: "2.045678912E10". */
function withoutExponent(text: string): string {
  const [, first = '', others = '', exponent = ''] = text.match(/^\s*(\d)[.,](\d+)E\+?(\d{1,2})\s*$/i) ?? [];
  const count = Number(exponent);
  const isWhole = count >= ALL_DIGITS && others.length >= ALL_DIGITS && others.length <= count;
  return isWhole ? first + others.padEnd(count, '0') : text;
}

/** Removes thousands separators: "5,491,151,234,567". */
function withoutThousands(text: string): string {
  return /^\s*\+?\d{1,3}([.,’' ]\d{3}){2,}\s*$/.test(text) ? text.replace(/[^\d+]/g, '') : text;
}

const windows1252 = new TextDecoder('windows-1252');
const byteOf = new Map(
  Array.from({ length: 128 }, (_, at) => [windows1252.decode(new Uint8Array([at + 128])), at + 128]),
);
const strict = new TextDecoder('utf-8', { fatal: true });
const high = [...byteOf.keys()];
const lead = (from: number, to: number) => `[${high.slice(from - 128, to - 127).join('')}]`;
const NEXT = `[${high
  .slice(0, 64)
  .map((letter) => letter.replace(/[\]\\^-]/, '\\$&'))
  .join('')}]`;
/** UTF-8 that was decoded as Windows-1252: "Ã±" for "ñ", "â€™" for "’". */
const TWICE = new RegExp(`${lead(0xc2, 0xc6)}${NEXT}|${lead(0xe2, 0xe2)}${NEXT}{2}`, 'g');

/**
 * Decodes a text that was encoded two or three times. This is safe, because no language has such sequences of letters.
 */
function decodeTwice(text: string, times = 2): string {
  if (times === 0) return text;
  const decoded = text.replace(TWICE, (match, at: number) => {
    // keeps "Ã" and a space, as in "MANHÃ" before another word
    if (match[1] === '\u00a0' && /\p{Lu}/u.test(text[at - 1] ?? '')) return match;
    try {
      return strict.decode(Uint8Array.from([...match], (letter) => byteOf.get(letter)!));
    } catch {
      return match;
    }
  });
  return decoded === text ? text : decodeTwice(decoded, times - 1);
}
