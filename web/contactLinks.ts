/** What a phone link may hold; null when there is no number in it. */
export function phoneLink(value: string): string | null {
  const digits = value.replace(/\D/g, '');
  return digits ? `tel:${value.trim().startsWith('+') ? '+' : ''}${digits}` : null;
}

/** Characters that would begin another part of the link are escaped: an address is data, not a template of a mail. */
export function emailLink(value: string): string | null {
  const address = value.trim();
  return address ? `mailto:${address.replace(/[\s%&?#"<>]/g, encodeURIComponent)}` : null;
}
