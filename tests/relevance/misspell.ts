const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The next key on the keyboard: the right one, or at the end of a row the left one. */
function neighbourKey(letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter))!;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1]!;
}

/**
 * Every misspelling of a word by one typo: a letter omitted, doubled, swapped with the next, or replaced by its
 * neighbour on the keyboard. Accents are removed first, as most people omit them.
 */
export function misspell(word: string): string[] {
  const plain = withoutAccents(word).toLowerCase();
  const typos = [...plain].flatMap((letter, at) => {
    const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
    return [
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      before + neighbourKey(letter) + after,
    ];
  });
  return [...new Set(typos)].filter((typo) => typo !== plain);
}

export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}
