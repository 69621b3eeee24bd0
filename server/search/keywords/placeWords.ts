// Words beside the names of places in keywords, in four languages; folded.

const set = (words: string) => new Set(words.split(' '));
/** Before a place that is surely one, not only a part of a name. */
export const AT = set(
  'en in em at near cerca perto pres desde from hasta ate hacia to vers a no na ao chez outside around across within through throughout',
);
/** Before a place in the middle of keywords; before one that is written with a capital, any preposition is enough. */
export const IN = set('en in em at near desde from outside around across within through throughout hasta ate vers');
/** Words that are no place alone, nor begin one. */
export const PARTICLES = set('de do da du des of the por un una uno una um uma les que con sin y e o');
/** Words of asking that may look like a part of a place. */
export const PRONOUNS = set('se me te lo la le nos si no mi su tu');
/** Before a place, and left out with it. */
export const BEFORE = new Set([...AT, ...set('de do da del para por the of le la el les los')]);
export const TOWARDS = set('a to para hasta ate hacia vers');
export const ARTICLES = set('le la les l');
export const BETWEEN = set('entre between');
export const AND = set('y e and et');
export const DASH = /^\s*(?:[–—→>]|->|-)\s*$/;
