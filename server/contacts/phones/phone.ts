import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A stored number with a country code in the notation of its country, such as `+54 9 341 555 1234`; other values are
 * returned unchanged.
 */
export function displayPhone(value: string): string {
  return parseStored(value)?.formatInternational() ?? value;
}

/** The number in WhatsApp's format, digits only; null when its country is unknown. */
export function chatNumber(value: string): string | null {
  const number = parseStored(value);
  // Mexican mobile numbers have a 1 only in WhatsApp: https://faq.whatsapp.com/1294841057948784
  return number && (number.countryCallingCode === '52' ? `521${number.nationalNumber}` : number.number.slice(1));
}

/**
 * The `tel:` URL. Null when the country of the number is unknown: dialed from another country, it would reach a
 * different person.
 */
export function phoneUrl(value: string): string | null {
  return parseStored(value)?.getURI() ?? null;
}

// A cache of parsed numbers: a page of results has fifty numbers at 20 µs each, and the same numbers are requested
// repeatedly.
const parsed = new Map<string, PhoneNumber | null>();
const MAX_PARSED = 10_000;

/** Parses a stored number. Null for a number without a country code, or too short or too long for its country. */
function parseStored(value: string): PhoneNumber | null {
  let number = parsed.get(value);
  if (number === undefined) {
    const [digits = '', extension] = value.split(';ext=');
    const candidate = digits.startsWith('+') ? parsePhoneNumberFromString(digits) : undefined;
    // keeps a number that its country has not assigned yet, because it belongs to no other country either
    number = candidate?.isPossible() ? candidate : null;
    if (number && extension) number.setExt(extension);
    if (parsed.size >= MAX_PARSED) parsed.clear();
    parsed.set(value, number);
  }
  return number;
}
