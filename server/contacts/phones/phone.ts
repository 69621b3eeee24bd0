import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A stored number with a country code in the notation of its country, such as `+54 9 341 555 1234`; any other
 * unchanged.
 */
export function displayPhone(value: string): string {
  return parseStored(value)?.formatInternational() ?? value;
}

/** The number in WhatsApp's format, digits only; null when its country is unknown. */
export function chatNumber(value: string): string | null {
  const number = parseStored(value);
  // Mexican mobiles have a 1 in WhatsApp only: https://faq.whatsapp.com/1294841057948784
  return number && (number.countryCallingCode === '52' ? `521${number.nationalNumber}` : number.number.slice(1));
}

/** Null when the country of the number is unknown: dialled from elsewhere it would reach another person. */
export function phoneUrl(value: string): string | null {
  return parseStored(value)?.getURI() ?? null;
}

// A page of results has fifty numbers at 20 µs each, and the same ones are requested repeatedly.
const parsed = new Map<string, PhoneNumber | null>();
const MAX_PARSED = 10_000;

/** Null for a number without a country code, and for one too short or long for its country. */
function parseStored(value: string): PhoneNumber | null {
  let number = parsed.get(value);
  if (number === undefined) {
    const [digits = '', extension] = value.split(';ext=');
    const candidate = digits.startsWith('+') ? parsePhoneNumberFromString(digits) : undefined;
    // a number that its country has not assigned yet does not belong to another country either
    number = candidate?.isPossible() ? candidate : null;
    if (number && extension) number.setExt(extension);
    if (parsed.size >= MAX_PARSED) parsed.clear();
    parsed.set(value, number);
  }
  return number;
}
