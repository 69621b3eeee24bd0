/** Longer names are cut in mails. */
const MOST_CHARACTERS = 80;

/**
 * A name as it may stand in a mail to an address that may be somebody else's: no links in it, which mail programs make
 * of anything that looks like an address.
 */
export function harmless(name: string): string {
  return name
    .split(/[\s\p{Cc}]/u)
    .filter(Boolean)
    .join(' ')
    .replace(/https?:\/\/|www\.|\.(?=\w{2})|@/gi, ' ')
    .slice(0, MOST_CHARACTERS)
    .trim();
}
