import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { CONTACT_EMAIL } from '#shared/emailAddress.ts';
import { CONTACT_TYPES, type ContactTypeName } from './contactType.ts';
import { type Town, withAreaCode } from './phones/localNumber.ts';
import { type PhoneKind, parsePhones } from './phones/parsePhones.ts';

export interface TypedContact {
  contactType?: ContactTypeName | null;
  contactValue: string;
  /** The text as first entered, for a contact that has already been parsed. */
  typedValue?: string | null;
}

export interface ParsedContact {
  contactType: ContactTypeName;
  contactValue: string;
  /** The number as it was entered, if its country had to be guessed; otherwise null. */
  typedValue: string | null;
}

const PHONE = /^\+?\d{6,15}(;ext=\d{1,6})?$/;

/** The use of the phone numbers of contacts of this type; 'any' if it is unknown. */
export function phoneKind(contactType: ContactTypeName | null): PhoneKind {
  return (contactType && CONTACT_TYPES[contactType].phone) ?? 'any';
}

/**
 * Parses a contact according to its type. A text with several phone numbers yields several contacts, in E.164. Numbers
 * without a country code belong to `country` (ISO). `path` is the position of the contact in the form. Throws
 * `Invalid`.
 */
export function parseContact(contact: TypedContact, path: string, country: string): ParsedContact[] {
  const { contactType } = contact;
  if (!contactType) throw new Invalid('contact.typeRequired', { field: `${path}.contactType` });
  const field = `${path}.contactValue`;
  const value = parseText(contact.contactValue, { field, max: 254 });
  if (contactType === 'email') {
    if (!CONTACT_EMAIL.test(value)) throw new Invalid('email.format', { field });
    return [{ contactType, contactValue: value, typedValue: null }];
  }
  const numbers = parseNumbers(value, country, phoneKind(contactType));
  if (!numbers) throw new Invalid('contact.phoneDigits', { field });
  return numbers.map(({ contactValue, typedValue }) => ({
    contactType,
    contactValue,
    typedValue: contact.typedValue ?? typedValue,
  }));
}

/**
 * The phone numbers in a text, as they are stored. A missing area code is completed from the adjacent number, or from
 * the town. Null for a text without a number, or with a number that cannot be a phone number.
 */
export function parseNumbers(text: string, country: string, kind: PhoneKind, town?: Town) {
  const numbers = parsePhones(text, country, kind).map((one) => {
    if (!town) return one;
    const [own] =
      one.value.startsWith('+') || !town.areaCode ? [] : parsePhones(`${town.areaCode} ${one.value}`, country, kind);
    if (own?.country) return own;
    const value = withAreaCode(one.value, town);
    return value ? { ...one, value, isGuess: true } : one;
  });
  if (numbers.length === 0 || !numbers.every(({ value }) => PHONE.test(value))) return null;
  return numbers.map(({ value, isGuess, isMobile }) => ({
    contactValue: value,
    typedValue: isGuess ? text : null,
    isMobile,
  }));
}
