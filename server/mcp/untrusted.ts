/** The maximum number of characters of one text, by field. */
const MOST_CHARACTERS = { description: 1_000, other: 300 };
/**
 * The maximum size in bytes of all texts of a business, so that they leave space for the other data and the next
 * result.
 */
const MOST_BYTES = 2_000;

/**
 * Invisible characters: controls, formats, tags, selectors, private-use characters. Removed, because models read hidden
 * text.
 */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2800]/gu;
const BREAKS = /[\p{Cc}\p{Z}]+/gu;

/** The text of a business on one line, without invisible characters, truncated to both limits. */
function cleanText(text: string, most: number, mostBytes: number): string {
  const line = text.normalize('NFC').replaceAll(IGNORED, '').replaceAll(BREAKS, ' ').trim();
  const kept: string[] = [];
  let bytes = 0;
  for (const character of line) {
    bytes += bytesOf(character);
    if (kept.length === most || bytes > mostBytes) return kept.length > 1 ? `${kept.slice(0, -1).join('')}…` : '';
    kept.push(character);
  }
  return line;
}

/** The size in JSON, without the quotes. */
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

type Text = string | string[] | null | undefined;

/**
 * Cleans the texts written by a business, for the only field of a response that may contain such texts. Empty texts are
 * omitted.
 */
export function untrusted(texts: Record<string, Text>): Record<string, string | string[]> {
  let left = MOST_BYTES;
  const clean = (text: string, most: number) => {
    const cleaned = cleanText(text, most, left);
    left -= bytesOf(cleaned);
    return cleaned;
  };
  const cleaned = Object.entries(texts).flatMap(([name, text]) => {
    const most = name === 'description' ? MOST_CHARACTERS.description : MOST_CHARACTERS.other;
    const kept = Array.isArray(text) ? text.map((one) => clean(one, most)).filter(Boolean) : clean(text ?? '', most);
    return kept.length > 0 ? [[name, kept] as const] : [];
  });
  return Object.fromEntries(cleaned);
}
