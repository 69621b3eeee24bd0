/** Letters that sound alike in a language of the Americas: "mudanssa" is "mudanza", "stokage" is "stockage". */
const ALIKE: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/[sc]h/g, '\u0161'],
  [/h/g, ''],
  [/c(?=[ei])|z|x/g, 's'],
  [/qu?|c/g, 'k'],
  [/gu(?=[ei])/g, 'g\u02b2'],
  [/g(?=[ei])/g, 'j'],
  [/g\u02b2/g, 'g'],
  [/v/g, 'b'],
  [/ll|y/g, 'i'],
  [/n(?=[pb])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

/** The sound of a folded word, in letters with one sound each. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, letter]) => sound.replace(letters, letter), word);
