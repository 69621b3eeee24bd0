import { emailUrl } from '#shared/emailAddress.ts';

/** The maximum length of the encoded text: mail programs reject links much longer than 2,000 characters. */
const mostEncoded = 1_800;

/** A mail to support with these diagnostics, cut to the length of a link. */
export function mailLink(email: string, diagnostics: string): string {
  let text = `\n\n${diagnostics}`;
  // Cut between whole characters, as half of one cannot be encoded.
  const characters = Array.from(text);
  while (encodeURIComponent(text).length > mostEncoded) {
    characters.length -= 50;
    text = `${characters.join('')}…`;
  }
  return `${emailUrl(email)}?subject=Rumbo&body=${encodeURIComponent(text)}`;
}
