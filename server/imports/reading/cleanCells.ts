import {
  type CountryCode,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import type { ContactTypeName } from '#server/contacts/contactType.ts';
import { parseContact, parseNumbers } from '#server/contacts/parseContact.ts';
import type { Town } from '#server/contacts/phones/localNumber.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { PROVIDER_TEXTS } from '#shared/providerForm.ts';
import { plain, type TargetCell } from './cells.ts';
import { type Note, noteOf } from './notes.ts';
import type { Target } from './targets.ts';

type Contact = ProviderForm['contacts'][number];

const LONGEST = 300;
/** Notations used in one country, and their replacements. */
const NOTATIONS: Record<string, [notation: RegExp, read: string]> = {
  // short numbers within a mobile network: "RPM #308470", "#429822"
  PE: [/(?:\bRP[MC]|(?<!\S)[#*])[\s:#*]{0,5}\d{4,7}\b/gi, ' '],
  // a mobile number: "0991/837253"
  PY: [/\b(09\d\d)\/(\d{6})\b/g, '$1 $2'],
};
/** A number typed when the real one is unknown: "3000000". */
const FILLER = /0{6}$/;
/** Ten digits that begin with the calling code 1, which are no complete number in North America. */
const NO_AREA = /^1\d{9}$/;
/** The maximum number of digits of a number without an area code. A longer number with too few digits is damaged. */
const LOCAL = 8;
/** Countries whose numbers may have six digits within an area. */
const SIX_DIGITS = new Set(['AR', 'BO', 'CL', 'EC', 'PE', 'PY']);
const TYPES: Partial<Record<Target, ContactTypeName>> = { mobilePhone: 'mobile-phone', whatsapp: 'whatsapp' };

/** The contacts of a cell. A contact that cannot be read is skipped with a warning, so that the row is not refused. */
export function readContactCell(
  { target, text, areaCode }: TargetCell,
  town: Town | undefined,
  notes: Note[],
): Contact[] {
  // without a country no number can be parsed, and the row is refused anyway for its missing city
  if (!town) return [];
  const read = target === 'email' ? readEmail : (part: string) => readPhone(part, target, { ...town, areaCode }, notes);
  const parts = target === 'email' ? text.split(/[\s,;/|]+/) : [text];
  return parts.flatMap((part) => {
    if (plain(part, target) === '') return [];
    try {
      return read(part);
    } catch (error) {
      notes.push({
        ...noteOf(error, true),
        key: 'import.contactLeftOut',
        parameters: { text: part.slice(0, 100) },
        column: target,
      });
      return [];
    }
  });
}

function readEmail(text: string): Contact[] {
  const value = text.toLowerCase().replace(/^(mailto:|<)|[>.,]{1,3}$/g, '');
  return parseContact({ contactType: 'email', contactValue: value }, 'contacts', '').map((contact) => ({
    ...contact,
    id: 'n',
  }));
}

/** The phone numbers of a cell. If they cannot be parsed together, they are parsed one by one. */
function readPhone(text: string, target: Target, town: Town, notes: Note[]): Contact[] {
  const kind = target === 'phone' ? 'any' : target === 'whatsapp' ? 'chat' : 'mobile';
  const [notation = '', read = ''] = NOTATIONS[town.countryCode] ?? [];
  const short = text.slice(0, LONGEST).replace(notation, read);
  const parse = (part: string) => parseNumbers(part, town.countryCode, kind, town);
  const numbers = parse(short) ?? short.split(/[/,;|-]| y | e | and | ou | o /i).flatMap((part) => parse(part) ?? []);
  if (numbers.length === 0) throw new Invalid('contact.phoneDigits', { field: target });
  const country = town.countryCode as CountryCode;
  const readable = numbers.filter(({ contactValue }) => {
    const isPart = !isPossiblePhoneNumber(contactValue);
    const isCut =
      validatePhoneNumberLength(contactValue, country) !== undefined &&
      (contactValue.length > LOCAL || (contactValue.length < 7 && !SIX_DIGITS.has(town.countryCode)));
    const isWithoutArea = getCountryCallingCode(country) === '1' && NO_AREA.test(contactValue);
    const isDamaged = isPart && (isCut || isWithoutArea || contactValue.startsWith('0'));
    const isUseless = isDamaged || FILLER.test(contactValue);
    const key = isUseless ? 'import.contactLeftOut' : 'import.numberIncomplete';
    if (isUseless || isPart) notes.push({ key, parameters: { text: contactValue }, column: target, isWarning: true });
    return !isUseless;
  });
  return readable.map(({ contactValue, typedValue, isMobile }) => ({
    id: 'n',
    contactType: TYPES[target] ?? (isMobile ? 'mobile-phone' : 'land-phone'),
    contactValue,
    typedValue,
  }));
}

/** The URL with a scheme, and with the host in lower case. Throws `Invalid`. */
export function readWebsite(text: string): string {
  const [, scheme = 'https://', host = '', rest = ''] =
    text.replace(/\s+/g, '').match(/^(https?:\/{1,3})?([^/?#]*)(.*)$/is) ?? [];
  const url = `${scheme.toLowerCase().replace(/\/{1,3}$/, '//')}${host.toLowerCase()}${rest === '/' ? '' : rest}`;
  if (!PROVIDER_TEXTS.websiteUrl.pattern.is.test(url) || url.length > PROVIDER_TEXTS.websiteUrl.max)
    throw new Invalid('import.websiteLeftOut', { text: text.slice(0, 100), field: 'websiteUrl' });
  return url;
}
