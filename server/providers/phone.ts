import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whether a number is a mobile one, as far as its country's plan tells; else it counts as a land line. */
export function phoneType(value: string, countryCode: string): 'mobilePhone' | 'landPhone' {
  const type = parsePhoneNumberFromString(value, countryCode as CountryCode)?.getType();
  return type === 'MOBILE' ? 'mobilePhone' : 'landPhone';
}

/** A number with its country's code as its country writes it, such as `+54 9 341 555 1234`; any other as it was given. */
export function displayPhone(value: string): string {
  return readPhone(value)?.formatInternational() ?? value;
}

/**
 * The number as WhatsApp wants it, in digits; null when there are none. Argentine mobiles have a 9 after the country's
 * code there and no 15, Mexican ones a 1, however they are written elsewhere:
 * https://faq.whatsapp.com/1294841057948784
 */
export function chatNumber(value: string): string | null {
  const number = readPhone(value);
  if (!number) return digitsOf(value) || null;
  const national = number.nationalNumber;
  if (number.countryCallingCode === '54') return `549${national.replace(/^9(?=\d{10}$)/, '')}`;
  if (number.countryCallingCode === '52') return `521${national}`;
  return number.number.slice(1);
}

function digitsOf(value: string): string {
  return value.replace(/\D/g, '').replace(/^00/, '');
}

// A page of results has fifty numbers at 20 µs each, and the same ones are asked for again and again.
const known = new Map<string, PhoneNumber | null>();
const MAX_KNOWN = 10_000;

/** Null when it is no number of any country's plan: one within a country, or one that nobody can have. */
function readPhone(value: string): PhoneNumber | null {
  let number = known.get(value);
  if (number === undefined) {
    // Mexico's mobiles lost their 1 in 2019; many write it still
    const parsed = parsePhoneNumberFromString(`+${digitsOf(value).replace(/^521(?=\d{10}$)/, '52')}`);
    number = parsed?.isValid() ? parsed : null;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(value, number);
  }
  return number;
}
