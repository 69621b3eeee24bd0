/** What a phone link may hold; null when there is no number in it. */
export function phoneLink(value: string): string | null {
  const digits = value.replace(/\D/g, '');
  return digits ? `tel:${value.trim().startsWith('+') ? '+' : ''}${digits}` : null;
}
