import type { Pool } from 'pg';
import { LANGUAGES } from '../i18n/language.ts';
import { type Atlas, atlasReader, type Entry, makeAtlas } from './atlas.ts';
import { isCurrent, type StoredAtlas } from './atlasFile.ts';
import { closestPlace } from './closestPlace.ts';
import { nearestPlace } from './nearestPlace.ts';
import { displayName, fold, type Place } from './place.ts';
import { indexTrigrams, type TrigramIndex } from './trigrams.ts';
import { mayHaveAll, wordReader } from './words.ts';

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

/** `stored` is what the build has made of the places, as long as they are the database's. */
export async function loadGazetteer(pool: Pool, stored: StoredAtlas | null = null): Promise<Gazetteer> {
  return createGazetteer(stored && (await isCurrent(pool, stored)) ? stored.atlas : makeAtlas(await readPlaces(pool)));
}

/** As they are in the database. */
export async function readPlaces(pool: Pool): Promise<Place[]> {
  const { rows } = await pool.query<Place>(
    `select a.id, a.kind::text as kind, a.name, a.alternates, a.country_code as "countryCode", r.name as region, a.district,
       a.latitude, a.longitude, a.population
     from addresses a left join addresses r on r.id = a.region_id`,
  );
  return rows;
}

function createGazetteer(atlas: Atlas): Gazetteer {
  const { nameAt, placeAt, entryAt, withId } = atlasReader(atlas);
  const { weights } = atlas;
  const names = wordReader(atlas.names);
  const words = wordReader(atlas.words);
  let trigrams: TrigramIndex | undefined;

  function match(text: string, limit: number): Place[] {
    const typed = text.split(' ');
    const beginnings = typed.map((word) => ` ${word}`);
    const mayHave = mayHaveAll(atlas, beginnings);
    const best = keepBest(limit);
    const offer = (position: number) => {
      const entry = entryAt(position);
      if (beginnings.every((word) => entry.words.includes(word))) best.offer(entry, likelihood(entry, text));
    };
    for (const name of beginningsOf(text)) {
      const [start, end] = names.equalTo(name);
      for (let at = start; at < end; at++) if (mayHave(names.positions[at]!)) offer(names.positions[at]!);
    }
    // People type the name first; a region or country alone is a name too.
    for (const first of new Set(typed)) {
      const [start, end] = words.beginningWith(first);
      for (let at = start; at < end; at++) {
        const position = words.positions[at]!;
        // Thousands begin with a letter or two, or with 'San': nearly all are told from the best by their weight alone,
        // and from what was typed without a look at their words.
        if (weights[position]! * BEGINS_SO >= best.least() && mayHave(position)) offer(position);
      }
      if (best.entries.length > 0) break;
    }
    return best.entries.map(({ place }) => place);
  }

  function closest(text: string, limit: number): Place[] {
    trigrams ??= indexTrigrams(Array.from(weights, (_, at) => nameAt(at)));
    return closestPlace(trigrams, entryAt, text, limit).map((entry) => entry.place);
  }

  return {
    get: withId,
    suggest: (text, limit) => {
      const folded = fold(text);
      if (folded === '') return [];
      const found = match(folded, limit);
      return found.length > 0 || folded.length < 4 ? found : closest(folded, limit);
    },
    nearest: (latitude, longitude) => {
      const at = nearestPlace(atlas, latitude, longitude);
      return at === null ? null : placeAt(at);
    },
    resolve: (text) => {
      const folded = fold(text);
      if (folded === '') return null;
      return match(folded, 1)[0] ?? closest(folded, 1)[0] ?? null;
    },
  };
}

/** 'a', 'a b' and 'a b c' of 'a b c'. */
function beginningsOf(text: string): string[] {
  return [...text.matchAll(/(?<! )( |$)/g)].map(({ index }) => text.slice(0, index));
}

const WHOLE_DISPLAY_NAME = 1e6;
const WHOLE_NAME = 32;
const BEGINS_SO = 8;

function likelihood({ place, name, words, weight }: Entry, text: string): number {
  const named = text.startsWith(name) && (text.length === name.length || text[name.length] === ' ');
  // folding the display name is slow: only where the last word can be its last
  if (named && words.includes(` ${text.slice(text.lastIndexOf(' ') + 1)} `))
    if (LANGUAGES.some((language) => fold(displayName(place, language)) === text)) return weight * WHOLE_DISPLAY_NAME;
  if (name === text || place.alternates.includes(text)) return weight * WHOLE_NAME;
  return weight * (named || name.startsWith(text) ? BEGINS_SO : 1);
}

/** The likeliest entries of all that are offered, each once, in order; of equals the one with the lower id first. */
function keepBest(limit: number) {
  const entries: Entry[] = [];
  const likelihoods: number[] = [];
  return {
    entries,
    /** What is less likely than this is not kept. */
    least: () => (entries.length < limit ? 0 : likelihoods[limit - 1]!),
    offer: (entry: Entry, likelihood: number) => {
      let at = entries.length;
      const isBehind = (other: number) =>
        likelihoods[other]! < likelihood ||
        (likelihoods[other] === likelihood && entries[other]!.place.id > entry.place.id);
      while (at > 0 && isBehind(at - 1)) at--;
      if (at === limit || entries[at - 1] === entry) return;
      entries.splice(at, 0, entry);
      likelihoods.splice(at, 0, likelihood);
      if (entries.length > limit) {
        entries.pop();
        likelihoods.pop();
      }
    },
  };
}
