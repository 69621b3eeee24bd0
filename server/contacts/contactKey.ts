/** A key that is equal for two notations of a mail address or phone number: with or without country and area code. */
export function contactKey({ contactType, contactValue }: { contactType: string; contactValue: string }): string {
  if (contactType === 'email') return contactValue.trim().toLowerCase();
  return contactValue.split(';')[0]!.replace(/\D/g, '').slice(-8);
}
