import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { isParticle } from '#server/places/reading/vocabulary.ts';
import { fold } from '#shared/fold.ts';

/** The minimum length of an abbreviated name. Shorter texts are codes, which the list of places contains. */
const SHORTEST = 3;

/**
 * Words, numbers and codes around the name of a region: "XI REGION DE AYSEN", "13 - Metropolitana", "Depto. del Meta".
 */
const AROUND_NAME =
  /^([ivx]{1,4}|\d{1,2}(a|ra|da|ta|ma|va)?|region|reg|provincia|prov|pcia|departamento|depto|dpto|dep|department|estado|edo|est|state|province|of|do|da|de|del|const)$/;

function bareRegion(folded: string): string {
  const words = folded.split(' ');
  const isName = (word: string) => !AROUND_NAME.test(word);
  return words.slice(Math.max(words.findIndex(isName), 0), words.findLastIndex(isName) + 1).join(' ');
}

const isRegionOf = (countryCode: string | undefined) => (place: Place) =>
  place.kind === 'region' && (!countryCode || place.countryCode === countryCode);

/** The region with this name, ignoring a number or the word for its kind around the name. */
export function regionNamed({ named }: Gazetteer, countryCode: string | undefined, text: string): Place | undefined {
  const folded = fold(text);
  return [folded, bareRegion(folded)].flatMap((name) => named(name)).find(isRegionOf(countryCode));
}

/**
 * The full name of a region for an abbreviation that is in no list: "Lib. Gral. B. O'Higgins", "Cund.". Any other text
 * is returned unchanged.
 */
export function spellRegion(gazetteer: Gazetteer, countryCode: string | undefined, text: string): string {
  const { named, regions } = gazetteer;
  const words = wordsOf(text);
  const isShort = words.join('').length < SHORTEST;
  if (!countryCode || isShort || named(fold(text)).some((one) => one.kind === 'region')) return text;
  const known = regionNamed(gazetteer, countryCode, text);
  if (known) return known.name;
  const fitting = namesWithin(regions, countryCode).filter(({ names }) =>
    names.some((name) => areShortened(words, name)),
  );
  return fitting.length === 1 ? fitting[0]!.region.name : text;
}

const byCountry = new WeakMap<readonly Place[], Map<string, { region: Place; names: string[][] }[]>>();

/** The regions of a country, with the words of their names. */
function namesWithin(regions: readonly Place[], countryCode: string) {
  if (!byCountry.has(regions)) {
    const all = regions.map((region) => ({ region, names: [region.name, ...region.alternates].map(wordsOf) }));
    byCountry.set(
      regions,
      Map.groupBy(all, ({ region }) => region.countryCode),
    );
  }
  return byCountry.get(regions)!.get(countryCode) ?? [];
}

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => !isParticle(word) || word.length === 1);

/**
 * Whether the words of a text are words of the name, each in full or abbreviated, beginning with the first word of the
 * name.
 */
export const shortens = (text: string, name: string): boolean => areShortened(wordsOf(text), wordsOf(name));

function areShortened(words: string[], full: string[]): boolean {
  let at = 0;
  for (const word of words) {
    const found = full.findIndex((one, place) => place >= at && isShortened(word, one));
    if (found < 0 || (at === 0 && found > 0)) return false;
    at = found + 1;
  }
  return words.length > 0;
}

/**
 * Whether a word abbreviates another word: its letters occur in order, beginning with the first letter, as in "gral"
 * for "general".
 */
export function isShortened(word: string, full: string): boolean {
  if (word[0] !== full[0]) return false;
  let at = 0;
  for (const letter of word) {
    at = full.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
