const MOST_CHARACTERS = 300;

/** Invisible characters: controls, formats, tags, selectors, private ones. Models read hidden text. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2800]/gu;
const BREAKS = /[\p{Cc}\p{Z}]+/gu;

/** A text of a business on one line, without invisible characters, and truncated. */
function cleanText(text: string): string {
  const line = text.normalize('NFC').replaceAll(IGNORED, '').replaceAll(BREAKS, ' ').trim();
  const characters = [...line];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
}

type Text = string | string[] | null | undefined;

/**
 * The texts written by a business, in the only field of a response that may contain such text. Empty ones are omitted.
 */
export function untrusted(texts: Record<string, Text>): Record<string, string | string[]> {
  const cleaned = Object.entries(texts).flatMap(([name, text]) => {
    const clean = Array.isArray(text) ? text.map(cleanText).filter(Boolean) : cleanText(text ?? '');
    return clean.length > 0 ? [[name, clean] as const] : [];
  });
  return Object.fromEntries(cleaned);
}
