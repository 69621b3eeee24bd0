/**
 * The types of contacts by their GraphQL names, in the order of every list, so that each type is always at the same
 * position.
 */
const ORDER = ['WHATSAPP', 'MOBILE_PHONE', 'LAND_PHONE', 'EMAIL'];

export function inContactOrder<Contact>(contacts: readonly Contact[], typeOf: (contact: Contact) => string): Contact[] {
  return contacts.toSorted((a, b) => ORDER.indexOf(typeOf(a)) - ORDER.indexOf(typeOf(b)));
}
