/**
 * Returns the same key for different notations of an e-mail address or phone number, such as with and without a country
 * or area code.
 */
export function contactKey({ contactType, contactValue }: { contactType: string; contactValue: string }): string {
  if (contactType === 'email') return contactValue.trim().toLowerCase();
  return contactValue.split(';')[0]!.replace(/\D/g, '').slice(-8);
}
