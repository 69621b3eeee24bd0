import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { isParticle } from '#server/places/reading/vocabulary.ts';
import { fold } from '#shared/fold.ts';

/** Shorter ones are codes, which the places know. */
const SHORTEST = 3;

/**
 * The full name of a region for an abbreviation that is in no list: "Lib. Gral. B. O'Higgins", "Cund.". Any other text
 * as it is.
 */
export function spellRegion({ named, regions }: Gazetteer, countryCode: string | undefined, text: string): string {
  const words = wordsOf(text);
  const isShort = words.join('').length < SHORTEST;
  if (!countryCode || isShort || named(fold(text)).some((one) => one.kind === 'region')) return text;
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

/** Whether the words of a text are those of the name, each in full or shortened, the first of the name among them. */
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

/** "gral" of "general": its letters in their order, beginning with the first. */
function isShortened(word: string, full: string): boolean {
  if (word[0] !== full[0]) return false;
  let at = 0;
  for (const letter of word) {
    at = full.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
