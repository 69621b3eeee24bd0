import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';
import { countryName, type KnownPlace, type Place } from './place.ts';
import { weightsOf } from './weights.ts';
import { type Beginnings, indexWords, markBeginnings, type WordIndex } from './words.ts';

/** A place with its texts for comparison with entered words. */
export interface Entry {
  place: KnownPlace;
  /** The folded name. */
  name: string;
  /** The words ' name alternates region country ', folded, in all languages. */
  words: string;
  /** The words ' region country ', which end `words`. */
  around: string;
  weight: number;
}

/** All places, with their indexes. */
export interface Atlas {
  /** All entries, most likely first; the indexes below hold positions in this list. */
  entries: readonly Entry[];
  /** The weights of the entries in one array, because a suggestion compares thousands. */
  weights: Float64Array;
  byId: ReadonlyMap<number, KnownPlace>;
  /** Excludes most places that lack some of the entered words, by the first letters; see `markBeginnings`. */
  beginnings: Beginnings;
  /** Places by complete names, and by each word of their names. */
  names: WordIndex;
  words: WordIndex;
}

export function makeAtlas(places: readonly Place[]): Atlas {
  const weights = weightsOf(places);
  const known = places
    .map((place): KnownPlace => ({ ...place, weight: weights.get(place)!, folded: fold(place.name) }))
    .sort((a, b) => b.weight - a.weight || a.id - b.id);
  const aroundOf = aroundReader(known);
  const entries = known.map((place): Entry => {
    const name = place.folded;
    const around = ` ${aroundOf(place)} `;
    const words = ` ${[name, ...place.alternates].join(' ')}${around}`;
    return { place, name, words, around, weight: place.weight };
  });
  const wholeNames = entries.map(({ name, place }) => {
    const names = [name, ...place.alternates];
    return [...names, ...names.map(joined).filter((item) => !names.includes(item))];
  });
  return {
    entries,
    weights: Float64Array.from(entries, ({ weight }) => weight),
    byId: new Map(known.map((place) => [place.id, place])),
    beginnings: markBeginnings(entries.map(({ words }) => words)),
    names: indexWords(wholeNames),
    words: indexWords(wholeNames.map((names) => names.flatMap((name) => name.split(' ')))),
  };
}

/** A folded name as written without the apostrophe: "val dor", "santa barbara doeste". */
const joined = (name: string) => name.replace(/(?<=^| )([dl]) (?=[aeiouh])/g, '$1');

/**
 * Returns a function for the region, district and country of a place, in all languages and with their short names,
 * folded.
 */
function aroundReader(places: readonly Place[]): (place: Place) => string {
  const key = (countryCode: string, region: string | null) => `${countryCode}/${region ?? ''}`;
  // one-word alternative names of regions and countries: 'tx', 'edomex', 'eeuu'
  const shortNames = new Map<string, string[]>();
  for (const { kind, countryCode, name, alternates } of places)
    if (kind !== 'city')
      shortNames.set(
        key(countryCode, kind === 'region' ? name : null),
        alternates.filter((other) => !other.includes(' ')),
      );
  // about twenty places share the same surroundings
  const known = new Map<string, string>();
  return ({ region, district, countryCode }) => {
    const same = `${key(countryCode, region)}/${district ?? ''}`;
    let around = known.get(same);
    if (around === undefined) {
      const countries = LANGUAGES.map((language) => countryName(countryCode, language));
      const areas = region ? [region, null] : [null];
      const short = areas.flatMap((area) => shortNames.get(key(countryCode, area)) ?? []);
      around = fold([region, district, ...countries, ...short].filter(Boolean).join(' '));
      known.set(same, around);
    }
    return around;
  };
}
