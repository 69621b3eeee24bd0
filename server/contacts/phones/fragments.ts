/** A part of a text that may be one phone number. */
export interface Fragment {
  /** Digits, their separators, and possibly a leading `+`. */
  text: string;
  digits: string;
  extension: string | null;
  /**
   * Whether only a conjunction or a slash separates the fragment from the previous one: it may be the rest of a second
   * number.
   */
  continues: boolean;
  /** Whether the text calls the number a mobile number. */
  saysMobile: boolean;
}

const LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?phone=)\+?(\d{1,20})[^\s,;]*/gi;
const EMAIL_OR_LINK = /(?<!\S)\S{1,64}@\S+|(?:https?:\/\/|wa\.me\/)\S*/gi;
/**
 * Numbers that are not usable phone numbers: register numbers of taxpayers and carriers, faxes, and short numbers
 * within a carrier's network.
 */
const REGISTER =
  /(?<!\/)\b(?:fax|t[eé]l[eé]c(?:op(?:ie(?:ur)?)?)?|cuit|cuil|cnpj|cpf|ruc|rut|rfc|nit|rif|usdot|dot|mc)\b[ .:#n°º]{0,9}[\d ().-]{0,24}\d(?:\/\d{4}-\d\d\b)?|(?<![\d*])\*\d{6}\b/gi;
const EXTENSION =
  /(?:, ?)?(?:\b(?:ext(?:ensi[oó]n)?|int(?:erno)?|ramal|anexo|anx|poste)\b\.?|\b[rp](?= ?[:.] ?\d)|,,|(?<=\d ?)x|(?<=\d ?)#) ?[:.]? ?(\d{1,6})(?!\d)/gi;
const HOURS =
  /\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)? ?(?:-|a|to|às|as) ?\d{1,2}(?::\d\d)? ?(?:hs?|hrs|horas|[ap]\.?m\.?)(?![a-z])/gi;
const MOBILE = /\b(?:cel(?:ular)?|m[oó]vil|mob(?:ile)?|whats?|whatsapp|wsp|wpp|zap)\b/i;
const RUN = /\+? ?[\d(][\d ().+/-]*(?:;ext=\d+)?/g;
const CONJUNCTION = /^ ?(?:[/,;|]|-|y|e|o|ó|u|or|ou|and)? ?$/i;
const KEYPAD: Record<string, string> = Object.fromEntries(
  ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, String(index + 2)]),
  ),
);

/** The parts of a text that may be phone numbers, in the order of the text. */
export function fragmentsOf(input: string): Fragment[] {
  const text = plain(input.slice(0, 300));
  const fragments: Fragment[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const between = text.slice(end, index);
    const before = text.slice(Math.max(0, index - 20), index);
    const fragment = fragmentOf(run, {
      continues: fragments.length > 0 && CONJUNCTION.test(between),
      saysMobile: MOBILE.test(before),
    });
    end = index + run.length;
    const isFiller = /^(\d)\1*$/.test(fragment.digits);
    if (!isFiller && (fragment.digits.length >= 6 || fragment.continues)) fragments.push(fragment);
  }
  return fragments;
}

/** Whether the digits after a slash replace the last digits of the number: "444 555/6". */
export const hasOtherEnd = ({ text }: Fragment): boolean => /(?:\d\D?){6,15}\/ ?\d{1,3}$/.test(text);

/** The numbers of a fragment with several numbers, which are separated by a slash, or by a dash between spaces. */
export function splitFurther(fragment: Fragment): Fragment[] {
  const parts = fragment.text.split(/ ?\/ ?| - /).filter((part) => /\d/.test(part));
  return parts.length < 2 ? [fragment] : asFragments(fragment, parts);
}

/** The ways to split a fragment in two at a space, in case only a space separates two numbers. */
export function cutInTwo(fragment: Fragment): Fragment[][] {
  const words = fragment.text.split(' ');
  if (fragment.digits.length < 16) return [];
  return words
    .slice(1)
    .map((_, at) => asFragments(fragment, [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]));
}

function asFragments(fragment: Fragment, parts: string[]): Fragment[] {
  return parts.map((part, index) =>
    fragmentOf(index === parts.length - 1 && fragment.extension ? `${part};ext=${fragment.extension}` : part, {
      continues: index > 0 || fragment.continues,
      saysMobile: fragment.saysMobile,
    }),
  );
}

function fragmentOf(run: string, rest: Pick<Fragment, 'continues' | 'saysMobile'>): Fragment {
  const [text = '', extension = null] = run.split(';ext=');
  return { text: text.trim(), digits: text.replace(/\D/g, ''), extension, ...rest };
}

function plain(input: string): string {
  return input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(LINK, ' +$1 ')
    .replace(EMAIL_OR_LINK, ' ')
    .replace(REGISTER, ' ')
    .replace(HOURS, ' ')
    .replace(/(?<=\d)O(?=[ -]?\d)/gi, '0')
    .replace(/\b0xx(?=[ (]?\d)/gi, '0')
    .replace(/(?<=\d-)[A-Z]{4,}\d*\b/g, (letters) => letters.replace(/[A-Z]/g, (letter) => KEYPAD[letter]!))
    .replace(EXTENSION, ';ext=$1 ');
}
