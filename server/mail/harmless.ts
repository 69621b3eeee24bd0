/** Maximum length of a name in mails. */
const MOST_CHARACTERS = 80;

/**
 * Makes a name safe for a mail that may go to an address of another person: mail programs turn anything that looks like
 * an address into a link.
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
