// Names: folded for comparisons, tidied for display, and the choice of alternate names.

// Search folds in the same way (spaces for everything but letters and digits).
export const fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

// "Cristeros [Fraccionamiento]" -> "Cristeros"; one kind of apostrophe; never a character that would break a row.
export const tidyName = (name) =>
  name
    .normalize('NFC')
    .replace(/ \[[^\]]*\]$/, '')
    .replace(/[ʼ´`’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export const distinct = (values) => [...new Set(values)];

// GeoNames writes romanized names of other scripts ("bu yi nuo si ai li si") with a small first letter, and has dozens
// of languages without a mark: only letters of Spanish, Portuguese, English and French pass.
const familiarName = /^(?=[A-ZÁÉÍÓÚÀÂÊÔÃÕÇÑ])[A-Za-zÁÉÍÓÚÀÂÊÔÃÕÇÑáéíóúüñàâãçêôõèëïîû .'’-]{4,}$/;

export const wordsOf = (names) => new Set(names.flatMap((name) => fold(name).split(' ')));

const shareOfKnownWords = (folded, knownWords) => {
  const words = folded.split(' ');
  return words.filter((word) => knownWords.has(word)).length / words.length;
};

/** The consonants of a name without spelling differences: "corrientes" and "karyentehs" are both "krnt". */
const skeleton = (folded) =>
  folded
    .replaceAll(' ', '')
    .replaceAll('ks', 's')
    .replace(/ph/g, 'f')
    .replace(/[czx](?=[eiy])|[zx]/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/[vw]/g, 'b')
    .replace(/[aeiouyjh]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/[sm]+$/, '');

const foreignSpelling = /[kw]|q(?!u)|gv|zh|lj|ij/;

/**
 * The other names of a place, folded, best first: names given by hand, then GeoNames' own, beginning with names that
 * contain common words of American names ("nueva york"). Spellings of other languages ("karyentehs") and names mostly
 * of other words ("lungsod ng mexico") would only cause wrong matches.
 */
export function pickAlternates({ name, given, geonames }, knownWords, most = 12) {
  const own = skeleton(fold(name));
  const known = geonames
    .filter((alternate) => familiarName.test(alternate))
    .map(fold)
    .filter((folded) => folded.length > 3)
    .map((folded) => ({ folded, share: shareOfKnownWords(folded, knownWords) }))
    .filter(({ folded, share }) => share === 1 || !(foreignSpelling.test(folded) || skeleton(folded) === own))
    .filter(({ folded, share }) => share >= 0.5 || !folded.includes(' '))
    .sort((a, b) => b.share - a.share)
    .map(({ folded }) => folded);
  return distinct([...given.map(fold), ...known])
    .filter((folded) => folded && folded !== fold(name))
    .slice(0, most);
}
