import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { fold } from '#shared/fold.ts';
import { type Atlas, makeAtlas } from './atlas/atlas.ts';
import { closestPlaces } from './atlas/closestPlace.ts';
import { nearestPlace } from './atlas/nearestPlace.ts';
import type { KnownPlace, Place } from './atlas/place.ts';
import { type Index, matchPlaces } from './atlas/suggest.ts';
import { indexTrigrams, likest } from './atlas/trigrams.ts';
import { wordReader } from './atlas/words.ts';
import { readOwnCodes } from './ownCodes.ts';
import type { Candidate } from './reading/candidates.ts';
import { type Names, withinCountry } from './reading/parse.ts';
import type { OwnCodes } from './reading/postalCodes.ts';
import { type Reading, readAddress, weighAddress } from './reading/readAddress.ts';
import { type Reader, UNKNOWN_READER } from './reading/reader.ts';
import { findRoads } from './reading/roads.ts';
import { tokenize } from './reading/tokens.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    gazetteer: Gazetteer;
    /** The reader of a request, as reported by the browser. */
    reader: Reader;
  }
}

/** All places, in memory: they change only with a release, and suggestions must be ready between two keystrokes. */
export interface Gazetteer {
  get: (id: number) => Place | undefined;
  countries: readonly Place[];
  regions: readonly Place[];
  cities: readonly Place[];
  /** Places with this main or alternative name, folded; most likely first. */
  named: (name: string) => KnownPlace[];
  /** Places for an incomplete text, most likely first. */
  suggest: (text: string, limit: number, reader?: Reader) => Place[];
  /**
   * The meaning of an address as people write it, with typos corrected; null when it contains no known place. `within`
   * is the ISO code of the country that the address is known to be in: names and codes of other countries are ignored.
   */
  read: (text: string, reader?: Reader, within?: string) => Reading | null;
  /** Like `read`, without the correction of typos, which takes longest. */
  readAsTyped: (text: string, reader?: Reader, within?: string) => Reading | null;
  /**
   * All possible meanings of a text, likeliest first, with the evidence for each: for `npm run explain` and `npm run
   * train`.
   */
  weigh: (text: string, reader?: Reader) => Candidate[];
  /** Whether a folded word is part of the name of a place. */
  hasWord: (word: string) => boolean;
  /** Whether a text is the name of a road that is known without its city. */
  isRoad: (text: string) => boolean;
  /** Places with names similar to a text that is not the name of a place, most likely first. */
  similar: (text: string, limit: number) => Place[];
  /** The city nearest to a point; see `nearestPlace`. */
  nearest: (latitude: number, longitude: number) => Place | null;
}

/** The country with an ISO 3166 code, in capitals. */
export const countryOf = ({ countries }: Gazetteer, code: string): Place | undefined =>
  countries.find(({ countryCode }) => countryCode === code);

export async function loadGazetteer(pool: Pool): Promise<Gazetteer> {
  return createGazetteer(makeAtlas(await readPlaces(pool)), await readOwnCodes(pool));
}

/** Reads all places from the database. */
export async function readPlaces(pool: Pool): Promise<Place[]> {
  const { rows } = await pool.query<Place>(
    `select a.id, a.kind::text as kind, a.name, a.alternates, a.country_code as "countryCode", r.name as region, a.region_id as "regionId",
       a.district, a.latitude, a.longitude, a.population
     from addresses a left join addresses r on r.id = a.region_id`,
  );
  return rows;
}

/** The maximum number of words at the end of an address that may be an incomplete name. */
const MOST_BEGUN = 3;
/**
 * The maximum number of cached lookups: a text is read in many ranges of its words, and people name the same cities.
 */
const MOST_KNOWN = 4_000;

export function createGazetteer(atlas: Atlas, ownCodes: OwnCodes = () => null): Gazetteer {
  const { entries, weights, beginnings, byId } = atlas;
  const names = wordReader(atlas.names);
  const words = wordReader(atlas.words);
  const index: Index = { entries, weights, beginnings, names, words };
  const trigrams = indexTrigrams(entries.map(({ name }) => name));
  const placesOf = (wanted: Place['kind']) => entries.map(({ place }) => place).filter(({ kind }) => kind === wanted);
  const cities = placesOf('city');
  const placeAt = (position: number) => entries[position]!.place;
  const withId = (id: number) => byId.get(id);
  const known = new LRUCache<string, KnownPlace[]>({ max: MOST_KNOWN });
  const namedOf = (name: string): KnownPlace[] => {
    const [start, end] = names.equalTo(name);
    return Array.from(names.positions.subarray(start, end), placeAt);
  };
  const lookUp: Names = {
    named: (name) => {
      const places = known.get(name) ?? namedOf(name);
      known.set(name, places);
      return places;
    },
    misspelt: (name, accepts) =>
      closestPlaces(trigrams, entries, name, 5, ({ place }) => place.kind === 'city' && accepts(place)).map(
        ({ entry, errors }) => ({ place: entry.place, errors }),
      ),
    ownCodes,
    withId,
  };

  return {
    get: withId,
    countries: placesOf('country'),
    regions: placesOf('region'),
    cities,
    named: lookUp.named,
    suggest: (text, limit, reader = UNKNOWN_READER) => {
      const folded = fold(text);
      if (folded === '') return [];
      const found = matchPlaces(index, folded, limit, reader.country);
      if (found.length === limit && fold(found.at(-1)!.name) === folded) {
        // places with exactly this name fill the list, and the likeliest may be missing: "Lázaro Cárdenas"
        const likeliest = readAddress(lookUp, text, reader)?.place;
        if (likeliest && !found.some(({ id }) => id === likeliest.id))
          return [found[0]!, likeliest, ...found.slice(1)].slice(0, limit);
      }
      if (found.length > 0 || (folded.length < 4 && !/\d/.test(folded))) return found;
      const reading = readAddress(lookUp, text, reader);
      if (reading?.notUnderstood === null) return [reading.place, ...reading.others].slice(0, limit);
      // an address with an incomplete end, such as "1200 main st, hou"
      for (let words = Math.min(MOST_BEGUN, folded.split(' ').length - 1); words > 0; words--) {
        const begun = matchPlaces(index, folded.split(' ').slice(-words).join(' '), limit, reader.country);
        if (begun.length > 0) return begun;
      }
      if (reading) return [reading.place, ...reading.others].slice(0, limit);
      return closestPlaces(trigrams, entries, folded, limit).map(({ entry }) => entry.place);
    },
    hasWord: (word) => {
      const [start, end] = words.equalTo(word);
      return end > start;
    },
    isRoad: (text) => {
      const tokens = tokenize(text);
      return findRoads(tokens, lookUp.named).some(({ start, end }) => start === 0 && end === tokens.length);
    },
    similar: (text, limit) =>
      likest(trigrams, fold(text), () => true)
        .slice(0, limit)
        .map(placeAt),
    read: (text, reader = UNKNOWN_READER, within) => readAddress(withinCountry(lookUp, within), text, reader),
    weigh: (text, reader = UNKNOWN_READER) => weighAddress(lookUp, text, reader)?.candidates ?? [],
    readAsTyped: (text, reader = UNKNOWN_READER, within) =>
      readAddress({ ...withinCountry(lookUp, within), misspelt: () => [] }, text, reader),
    nearest: (latitude, longitude) => nearestPlace(cities, latitude, longitude),
  };
}
