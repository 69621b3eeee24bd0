/** A text, split into the words that differ from another text, and the words before and after them. */
interface Parts {
  start: string;
  changed: string;
  end: string;
}

/**
 * The minimum length, in characters, of texts that are split: a shorter text, such as a name, is easier to read whole.
 */
const LONG = 60;

/** Splits both texts where their differing words begin and end. Short texts are not split. */
export function changedWords(before: string, after: string): { before: Parts; after: Parts } {
  if (Math.min(before.length, after.length) < LONG) {
    const whole = (changed: string) => ({ start: '', changed, end: '' });
    return { before: whole(before), after: whole(after) };
  }
  // spaces belong to words, so that none is lost
  const [former, latter] = [before, after].map((text) => text.split(/(?<=\s)(?=\S)/)) as [string[], string[]];
  const shorter = Math.min(former.length, latter.length);
  let start = 0;
  while (start < shorter && former[start] === latter[start]) start++;
  let end = 0;
  while (end < shorter - start && former.at(-1 - end) === latter.at(-1 - end)) end++;
  const parts = (words: string[]): Parts => ({
    start: words.slice(0, start).join(''),
    changed: words.slice(start, words.length - end).join(''),
    end: words.slice(words.length - end).join(''),
  });
  return { before: parts(former), after: parts(latter) };
}
