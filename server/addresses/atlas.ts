import { LANGUAGES } from '../i18n/language.ts';
import { countryName, fold, type KnownPlace, type Place } from './place.ts';
import { packTexts, type Texts, textReader } from './texts.ts';
import { weightsOf } from './weights.ts';
import { indexWords, markBeginnings, type WordIndex } from './words.ts';

/**
 * All places in flat lists, the likeliest first, with what finds them: read from a file, nothing is to be made of them
 * before they are asked for. A position means the same place in each list.
 */
export interface Atlas {
  ids: Int32Array;
  /** Positions in the order of the ids. */
  byId: Int32Array;
  kinds: Uint8Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  populations: Int32Array;
  weights: Float64Array;
  /** Folded name, name, country code, region, district and alternates of each. */
  texts: Texts;
  /** What tells by their first letters that some words are not a place's; see `markBeginnings`. */
  twos: Int32Array;
  threes: Int32Array;
  /** Places by whole names, and by each word of them. */
  names: WordIndex;
  words: WordIndex;
}

const KINDS = ['city', 'region', 'country'] as const;
export const CITY = KINDS.indexOf('city');
// PostgreSQL has no text with it
const BETWEEN = '\0';

export function makeAtlas(unsorted: readonly Place[]): Atlas {
  const known = weightsOf(unsorted);
  const weightOf = (place: Place) => known.get(place)!;
  const places = unsorted.toSorted((a, b) => weightOf(b) - weightOf(a) || a.id - b.id);
  const names = places.map((place) => fold(place.name));
  const around = foldOnce(shortNames(places));
  const ids = Int32Array.from(places, ({ id }) => id);
  const wholeNames = (at: number) => [names[at]!, ...places[at]!.alternates];
  return {
    ids,
    byId: Int32Array.from(places.keys()).sort((a, b) => ids[a]! - ids[b]!),
    kinds: Uint8Array.from(places, ({ kind }) => KINDS.indexOf(kind)),
    latitudes: Float64Array.from(places, ({ latitude }) => latitude),
    longitudes: Float64Array.from(places, ({ longitude }) => longitude),
    populations: Int32Array.from(places, ({ population }) => population),
    weights: Float64Array.from(places, weightOf),
    texts: packTexts(
      places.map(({ name, countryCode, region, district, alternates }, at) =>
        [names[at], name, countryCode, region, district, ...alternates].join(BETWEEN),
      ),
    ),
    ...markBeginnings(places.map((place, at) => wordsOf(names[at]!, place, around(place)))),
    names: indexWords(places.length, wholeNames),
    words: indexWords(places.length, (at) => wholeNames(at).flatMap((name) => name.split(' '))),
  };
}

type AreaNames = (countryCode: string, region: string | null) => string[];

/** Other names of regions and of countries, of one word each: 'tx', 'edomex', 'eeuu'. */
function shortNames(areas: Iterable<Place>): AreaNames {
  const known = new Map<string, string[]>();
  const key = (countryCode: string, region: string | null) => [countryCode, region ?? ''].join(BETWEEN);
  for (const { kind, countryCode, name, alternates } of areas)
    if (kind !== 'city')
      known.set(
        key(countryCode, kind === 'region' ? name : null),
        alternates.filter((other) => !other.includes(' ')),
      );
  return (countryCode, region) => known.get(key(countryCode, region)) ?? [];
}

/** `aroundOf`, once for all places that have the same: there are twenty of each. */
function foldOnce(names: AreaNames): (place: Place) => string {
  const known = new Map<string, string>();
  return (place) => {
    const key = [place.region, place.district, place.countryCode].join(BETWEEN);
    let around = known.get(key);
    if (around === undefined) {
      around = aroundOf(place, names);
      known.set(key, around);
    }
    return around;
  };
}

/** A place with what typed words are compared with. */
export interface Entry {
  place: KnownPlace;
  /** ' name alternates region country ' folded, in all languages. */
  words: string;
  /** ' region country ' of them. */
  around: string;
  /** Folded name. */
  name: string;
  weight: number;
}

/** Makes places and entries as they are asked for, each once. */
export function atlasReader({ ids, byId, kinds, latitudes, longitudes, populations, weights, texts }: Atlas) {
  const textAt = textReader(texts);
  const places = new Map<number, KnownPlace>();
  const entries = new Map<number, Entry>();
  let areas: ReturnType<typeof foldOnce> | undefined;

  const nameAt = (at: number): string => {
    const text = textAt(at);
    return text.slice(0, text.indexOf(BETWEEN));
  };

  function placeAt(at: number): KnownPlace {
    let place = places.get(at);
    if (!place) {
      const [, name, countryCode, region, district, ...alternates] = textAt(at).split(BETWEEN);
      place = {
        id: ids[at]!,
        kind: KINDS[kinds[at]!]!,
        name: name!,
        alternates,
        countryCode: countryCode!,
        region: region || null,
        district: district || null,
        latitude: latitudes[at]!,
        longitude: longitudes[at]!,
        population: populations[at]!,
        weight: weights[at]!,
      };
      places.set(at, place);
    }
    return place;
  }

  function entryAt(at: number): Entry {
    let entry = entries.get(at);
    if (!entry) {
      const place = placeAt(at);
      const name = nameAt(at);
      areas ??= foldOnce(
        shortNames(
          Array.from(kinds.keys())
            .filter((one) => kinds[one] !== CITY)
            .map(placeAt),
        ),
      );
      const around = areas(place);
      entry = { place, name, words: wordsOf(name, place, around), around: ` ${around} `, weight: weights[at]! };
      entries.set(at, entry);
    }
    return entry;
  }

  function withId(id: number): KnownPlace | undefined {
    let low = 0;
    let high = byId.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ids[byId[middle]!]! < id) low = middle + 1;
      else high = middle;
    }
    const at = byId[low];
    return at !== undefined && ids[at] === id ? placeAt(at) : undefined;
  }

  return { nameAt, placeAt, entryAt, withId };
}

function wordsOf(name: string, { alternates }: Place, around: string): string {
  return ` ${alternates.length > 0 ? `${name} ${alternates.join(' ')}` : name} ${around} `;
}

/** Region, district and country, in all languages and with their short names, folded. */
function aroundOf({ region, district, countryCode }: Place, names: AreaNames): string {
  const countries = LANGUAGES.map((language) => countryName(countryCode, language));
  const others = [...(region ? names(countryCode, region) : []), ...names(countryCode, null)];
  return fold([region, district, ...countries, ...others].filter(Boolean).join(' '));
}
