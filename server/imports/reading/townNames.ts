import { FIRST_OWN_ID, type Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { isParticle, SPELT_OUT } from '#server/places/reading/vocabulary.ts';
import { fold } from '#shared/fold.ts';
import { relatedRegions } from './formerRegions.ts';
import { isShortened } from './readRegion.ts';

/** The minimum ratio between the population of a town and that of the next with the same name to be unambiguous. */
const LARGER = 20;

/** The largest of the places, if it is by far larger than the others. */
export function farLargest(places: readonly Place[]): Place | undefined {
  const [largest, next] = places.toSorted((a, b) => b.population - a.population);
  return largest && largest.population >= LARGER * Math.max(next?.population ?? 0, 1) ? largest : undefined;
}

const isIn = (region: Place) => (place: Place) =>
  place.kind === 'city' && place.region === region.name && place.countryCode === region.countryCode;

/** Words before and after the name of a town: "Ciudad de Corrientes", "La Antigua Guatemala", "Bogotá D.C." */
const BEFORE =
  /^(?:(?:ciudad|cdad|cd|villa|municipio|municipalidad|mun|comuna|distrito|localidad|partido|canton|city|town|township|village|municipality|ville)(?: de| of| do| da)? |(?:heroica|h|la|el|los|las|o|a|the) )/;
const AFTER = / (?:d c|ciudad|centro|city|township|twp)$/;
/** Short forms, including those used in addresses. */
const SPELT = new Map([...SPELT_OUT, ['gdor', 'gobernador'], ['pdte', 'presidente'], ['gdo', 'gerardo']]);

/** Equivalent spellings of a name: "Gdor. Costa", "Río 4to". */
function writings(name: string): string[] {
  const folded = fold(name);
  const spelt = folded
    .split(' ')
    .map((word) => SPELT.get(word) ?? word.replace(/^(\d+)(?:ro|do|to|mo|er|a|o|th)$/, '$1'))
    .join(' ');
  const both = [folded, spelt];
  return [...new Set([...both, ...both.flatMap((one) => [one.replace(BEFORE, ''), one.replace(AFTER, '')])])];
}

/** Whether a text is exactly the whole name of a place. */
export const isWholeName = (gazetteer: Gazetteer, place: Place, text: string): boolean =>
  writings(text).some((writing) => gazetteer.named(writing).some(({ id }) => id === place.id));

/** The town of a region with exactly this name. If several towns have it, the most plausible one. */
export function townCalled(gazetteer: Gazetteer, region: Place, name: string): Place | undefined {
  for (const writing of writings(name)) {
    const called = gazetteer.named(writing).filter(isIn(region));
    if (called.length > 0) return meant(called, ({ name: own }) => [writing, `ciudad ${writing}`].includes(fold(own)));
  }
  return undefined;
}

/**
 * The most plausible of several places: one with this main name, or a place of the imported list, because added ports
 * and quarters have the name of their city as an alternative.
 */
function meant(called: Place[], isOwnName: (place: Place) => boolean): Place | undefined {
  const own = called.filter(isOwnName);
  const isListed = ({ id }: Place) => id < FIRST_OWN_ID;
  if (own.length > 1 && !own.every(isListed)) return undefined;
  const listed = called.filter(isListed);
  const largest = farLargest(listed);
  if (own.length === 1 && !(largest && isListed(own[0]!))) return own[0];
  return largest ?? (own.length === 0 && listed.length === 1 ? listed[0] : undefined);
}

/**
 * The only town of an area whose name this text abbreviates ("P. Las Casas", "N LAREDO") or begins. In a country, only
 * abbreviations count.
 */
export function townShortened(gazetteer: Gazetteer, area: Place, name: string): Place | undefined {
  const typed = name.split(/[\s-]+|(?<=\.)(?=\p{L})/u).filter(Boolean);
  const words = typed.map(fold);
  const isShort = typed.map((word, at) => /\p{L}\.$/u.test(word) || isAbbreviation(words[at]!));
  const fits = (place: Place) => {
    const full = wordsOf(place);
    return (
      full.length === words.length &&
      full.every((word, at) => word === words[at] || (isShort[at] && isShortened(words[at]!, word)))
    );
  };
  const all = citiesOf(gazetteer, area);
  const isSomeFull = isShort.some((is, at) => !is && words[at]!.length > 2);
  const found = isSomeFull && isShort.some(Boolean) ? all.filter(fits) : [];
  if (found.length > 0 || area.kind === 'country') return meant(found, () => true);
  const begins = (place: Place) => words.every((word, at) => word === wordsOf(place)[at]);
  return meant(all.filter(begins), () => true);
}

const isAbbreviation = (word: string) =>
  (word.length === 1 || !isParticle(word)) && (word.length < 3 || SPELT.has(word) || /^[^aeiou]+$/.test(word));

const wordsByPlace = new WeakMap<Place, string[]>();

function wordsOf(place: Place): string[] {
  const words = wordsByPlace.get(place) ?? fold(place.name).split(' ');
  wordsByPlace.set(place, words);
  return words;
}

/** The town with this full or abbreviated name in regions that once contained this region or were part of it. */
export function townOfFormer(gazetteer: Gazetteer, region: Place, name: string): Place | undefined {
  const { countryCode } = region;
  const related = relatedRegions(countryCode, region.name).flatMap(
    (called) => gazetteer.regions.find((one) => one.countryCode === countryCode && one.name === called) ?? [],
  );
  return related.flatMap((one) => townCalled(gazetteer, one, name) ?? townShortened(gazetteer, one, name) ?? [])[0];
}

const known = new WeakMap<Gazetteer['cities'], Map<string, Place[]>>();

/** The cities of a region, or of a country. */
export function citiesOf({ cities }: Gazetteer, { kind, countryCode, name }: Place): Place[] {
  const all = known.get(cities) ?? new Map<string, Place[]>();
  known.set(cities, all);
  if (all.size === 0)
    for (const city of cities)
      for (const key of [city.countryCode, `${city.countryCode} ${city.region}`])
        if (!all.get(key)?.push(city)) all.set(key, [city]);
  return all.get(kind === 'country' ? countryCode : `${countryCode} ${name}`) ?? [];
}
