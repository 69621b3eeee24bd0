/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0] ?? '';
  const last = words.length > 1 ? words.at(-1)! : '';
  return (letter(first) + letter(last)).toUpperCase();
}

// The first grapheme, as a letter with its accents may be several code points.
function letter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
