/** As PostgreSQL writes a moment in JSON when its clock is UTC: without zeros at the end of the second. */
const UTC_SUFFIX = '+00:00';
const MISSING: Record<number, string> = { 19: '.000Z', 21: '00Z', 22: '0Z', 23: 'Z' };

/** A moment in JSON of PostgreSQL as `Date` writes it, which takes longer: a page of rows has hundreds. */
export function writeMoment(text: string): string {
  if (text.endsWith(UTC_SUFFIX)) {
    const end = MISSING[text.length - UTC_SUFFIX.length];
    if (end) return text.slice(0, -UTC_SUFFIX.length) + end;
  }
  return new Date(text).toISOString();
}
