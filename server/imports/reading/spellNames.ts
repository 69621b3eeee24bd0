import type { Cells } from './cells.ts';

/** Legal forms and other words that remain in capitals. */
const CAPITALS =
  /^(s\.?a\.?|s\.?r\.?l\.?|s\.?a\.?s\.?|s\.?p\.?a\.?|s\.?a\.?c\.?|c\.?v\.?|s\.?c\.?|e\.?i\.?r\.?l\.?|eireli|llc|llp|lp|inc|ltda?|usa|mx|br|sapi|epp|me|[ivx]{2,}|[^aeiouáéíóúãõ\s]{2,4})[.,]?$/i;
/** Legal forms that are spelled like words. */
const WORDS = /^(inc|ltda?)[.,]?$/i;
const SMALL = /^(de|del|la|las|los|el|y|e|do|da|dos|das|en|em|and|of|the|para|por|du|des|et)$/i;

/** Converts names entirely in capitals to ordinary spelling. Other names are unchanged. */
export function spellNames<Row extends Pick<Cells, 'businessName' | 'commercialName'>>(row: Row): Row {
  const { businessName, commercialName } = row;
  return {
    ...row,
    ...(businessName && { businessName: spell(businessName) }),
    ...(commercialName && { commercialName: spell(commercialName) }),
  };
}

function spell(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name;
  return name
    .split(/(\s+|-)/)
    .map((word, at) => {
      if (WORDS.test(word)) return capital(word);
      if (CAPITALS.test(word)) return word;
      if (at > 0 && SMALL.test(word)) return word.toLowerCase();
      return capital(word);
    })
    .join('');
}

/** Capitalizes a word, also after an apostrophe: "O'BRIEN" becomes "O'Brien". */
function capital(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|['’(&.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
