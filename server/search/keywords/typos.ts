const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Every word one typo away from a folded word, with the typo after the first `after` letters: a missing, wrong or
 * additional letter, or two swapped letters.
 */
export function typos(word: string, after = 0): string[] {
  const found: string[] = [];
  for (let at = Math.max(after, 0); at <= word.length; at++) {
    const [before, rest] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) found.push(before + letter + rest, before + letter + rest.slice(1));
    found.push(before + rest.slice(1));
    if (rest.length > 1) found.push(before + rest[1] + rest[0] + rest.slice(2));
  }
  return found;
}
