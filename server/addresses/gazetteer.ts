import type { Pool } from 'pg';
import { LANGUAGES } from '../i18n/language.ts';
import { closestPlace, indexTrigrams, type TrigramIndex } from './closestPlace.ts';
import { nearestPlace } from './nearestPlace.ts';
import { countryName, displayName, fold, type Place } from './place.ts';

interface Entry {
  place: Place;
  /** ' name alternates region country ' folded, in all languages: what typed words are compared with. */
  words: string;
  /** Folded name. */
  name: string;
  weight: number;
}

/** All places, in memory: they change only with a release, and a suggestion must be there between two key strokes. */
export interface Gazetteer {
  get: (id: number) => Place | undefined;
  /** Places for what has been typed so far, likeliest first. */
  suggest: (text: string, limit: number) => Place[];
  /** The one place that a text means, typing errors forgiven; null when none comes near. */
  resolve: (text: string) => Place | null;
  /** The city nearest to a point; see `nearestPlace`. */
  nearest: (latitude: number, longitude: number) => Place | null;
}

export async function loadGazetteer(pool: Pool): Promise<Gazetteer> {
  const { rows } = await pool.query<Place>(
    `select a.id, a.kind::text as kind, a.name, a.alternates, a.country_code as "countryCode", r.name as region, a.district,
       a.latitude, a.longitude, a.population
     from addresses a left join addresses r on r.id = a.region_id`,
  );
  return createGazetteer(rows);
}

// A region or country has its cities' people: weighed down, so that 'Rosario' is the city.
const KIND_WEIGHT = { city: 1, region: 0.1, country: 0.3 };

function createGazetteer(places: Place[]): Gazetteer {
  const byId = new Map(places.map((place) => [place.id, place]));
  const entries = places.map(toEntry).sort((a, b) => b.weight - a.weight || a.place.id - b.place.id);
  const { keys, owners } = indexWords(entries);
  let trigrams: TrigramIndex | undefined;

  /** Entries with a name word that starts with `prefix`. */
  function* startingWith(prefix: string): Generator<Entry> {
    for (let at = lowerBound(keys, prefix); at < keys.length && keys[at]!.startsWith(prefix); at++)
      yield entries[owners[at]!]!;
  }

  function match(text: string, limit: number): Place[] {
    const typed = text.split(' ');
    // People type the name first; a region or country alone is a name too.
    for (const first of new Set(typed)) {
      const found = new Map<Entry, number>();
      for (const entry of startingWith(first)) {
        if (found.has(entry) || !typed.every((word) => entry.words.includes(` ${word}`))) continue;
        found.set(entry, likelihood(entry, text));
      }
      if (found.size > 0)
        return [...found]
          .sort(([a, x], [b, y]) => y - x || a.place.id - b.place.id)
          .slice(0, limit)
          .map(([entry]) => entry.place);
    }
    return [];
  }

  function closest(text: string, limit: number): Place[] {
    trigrams ??= indexTrigrams(entries);
    return closestPlace(trigrams, entries, text, limit).map((entry) => entry.place);
  }

  return {
    get: (id) => byId.get(id),
    suggest: (text, limit) => {
      const folded = fold(text);
      if (folded === '') return [];
      const found = match(folded, limit);
      return found.length > 0 || folded.length < 4 ? found : closest(folded, limit);
    },
    nearest: (latitude, longitude) => nearestPlace(byId.values(), latitude, longitude),
    resolve: (text) => {
      const folded = fold(text);
      if (folded === '') return null;
      return match(folded, 1)[0] ?? closest(folded, 1)[0] ?? null;
    },
  };
}

function toEntry(place: Place): Entry {
  const countries = LANGUAGES.map((language) => countryName(place.countryCode, language));
  const name = fold(place.name);
  const parts = [
    name,
    ...place.alternates,
    fold([place.region, place.district, ...countries].filter(Boolean).join(' ')),
  ];
  return { place, name, words: ` ${parts.join(' ')} `, weight: (place.population + 500) * KIND_WEIGHT[place.kind] };
}

/** Every word of every name, and the names whole, in alphabetical order beside the entry they belong to. */
function indexWords(entries: Entry[]): { keys: string[]; owners: Int32Array } {
  const pairs: [string, number][] = [];
  entries.forEach((entry, index) => {
    const words = new Set([entry.name, ...entry.place.alternates].flatMap((name) => name.split(' ')));
    for (const word of words) pairs.push([word, index]);
  });
  pairs.sort(([a, i], [b, j]) => (a < b ? -1 : a > b ? 1 : i - j));
  return { keys: pairs.map(([key]) => key), owners: Int32Array.from(pairs, ([, index]) => index) };
}

function likelihood(entry: Entry, text: string): number {
  const { place } = entry;
  const named = `${text} `.startsWith(`${entry.name} `);
  if (named && LANGUAGES.some((language) => fold(displayName(place, language)) === text)) return entry.weight * 1e6;
  if (entry.name === text || place.alternates.includes(text)) return entry.weight * 32;
  return entry.weight * (named || entry.name.startsWith(text) ? 8 : 1);
}

function lowerBound(keys: string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
