/** A text around the words in which it differs from another one. */
interface Parts {
  start: string;
  changed: string;
  end: string;
}

/** A shorter text, such as a name, is easier to read whole. */
const LONG = 60;

/** Both texts, split where their words begin and end to differ. Short ones differ as a whole. */
export function changedWords(before: string, after: string): { before: Parts; after: Parts } {
  if (Math.min(before.length, after.length) < LONG) {
    const whole = (changed: string) => ({ start: '', changed, end: '' });
    return { before: whole(before), after: whole(after) };
  }
  // spaces are words too, so that nothing is lost
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
