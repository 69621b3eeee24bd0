import { existsSync, readFileSync } from 'node:fs';
import { displayName, type Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type Reader, UNKNOWN_READER } from '#server/places/reading/reader.ts';
import type { SaidService } from '#server/search/keywords/services.ts';
import { misspell } from '../misspell.ts';
import { fits, readCities } from '../places/judge.ts';
import { isSame, readRoutes } from '../routes.ts';
import { isPlace, type LabelledSearch, readLabelled } from './judge.ts';
import type { Directory } from './vocabulary.ts';

/** Keywords and their meaning. */
export interface LabelledKeywords {
  keywords: string;
  /** Whether the place field is filled, too: with the country of the place, if known. */
  field: { country: string | null } | null;
  reader: Reader;
  kind: string;
  /** English names of the correct services; none if no logistics company offers it. */
  services: string[];
  /** The number of named places, or of places with the name. */
  placeCount: number;
  isRight: (place: Place) => boolean;
  /** A held-out set, which is not inspected. */
  kept: boolean;
}

interface TradeWord {
  language: string;
  country: string;
  text: string;
  services: string[];
  kept: boolean;
}

interface TradeSearch {
  language: string;
  place: string | null;
  keywords: string;
  kind: string;
  expect: { services?: string[]; places: string[] };
  kept: boolean;
}

/** The searches from which weights are learned: `south`, `freshKept` and `strangersKept` are held out. */
export const OPEN_SETS = [
  ...['mexico', 'north', 'andes', 'plate', 'mixed', 'fresh', 'strangers'],
  ...['shippers', 'dispatchers', 'brokers', 'traders', 'callers'],
];

/** The language of the browser: English of the US implies no country. */
export const readerOf = (language: string, country: string): Reader => ({
  country: `${language}-${country}` === 'en-US' ? null : country || null,
  spoken: language,
});

/** Searches of one of the readers. */
export function labelledSearches(name: string): LabelledKeywords[] {
  return readLabelled<LabelledSearch>(name).map(({ q, f, kind, language, country, services, place, to }) => {
    const wanted = [place, to].filter((item) => item !== null);
    return {
      keywords: q,
      field: f === null ? null : { country: place?.country ?? null },
      reader: readerOf(language, country),
      kind,
      services,
      placeCount: wanted.length,
      isRight: (place) => wanted.some((label) => isPlace(place, label)),
      kept: false,
    };
  });
}

/**
 * By requested service, the share of people who would accept each other service if no business near them offers the
 * requested one, as estimated by two readers.
 */
export const acceptedServices = (): ReadonlyMap<string, ReadonlyMap<string, number>> =>
  new Map(
    readLabelled<{ service: string; accepted: Record<string, number> }>('accepted').map(({ service, accepted }) => [
      service,
      new Map(Object.entries(accepted)),
    ]),
  );

/** Sentences about routes, with their ends as in the fields. */
export function routes(gazetteer: Gazetteer): LabelledKeywords[] {
  return readRoutes(
    'lanes',
    'lanesSecond',
    'lanesThird',
    'lanesFourth',
    'lanesFifth',
    'lanesSixth',
    'lanesSeventh',
    'lanesVia',
    'lanesNinth',
    'lanesTenth',
    'lanesEleventh',
    'lanesTwelfth',
    'lanesThirteenth',
  ).flatMap(({ language, from, to, sentence }) => {
    const reader = readerOf(language, '');
    const ends = [from, to].map((end) => gazetteer.read(end, reader)?.place);
    // routes between areas are rare
    if (ends.some((end) => end?.kind !== 'city')) return [];
    return {
      keywords: sentence,
      field: null,
      reader,
      kind: 'route',
      services: [],
      placeCount: 2,
      isRight: (place) => ends.some((end) => isSame(place, end!)),
      kept: false,
    };
  });
}

/** One in this number of cities is combined with a word, so that they do not outweigh searches. */
const EVERY_NTH_CITY = 8;

/** Cities with their states, after a word. */
export const citiesWithStates = (): LabelledKeywords[] =>
  readCities('states')
    .filter((_, at) => at % EVERY_NTH_CITY === 0)
    .flatMap((expected) =>
      [expected.text, expected.text.replace(',', '')].map((text) => ({
        keywords: `cargo ${text}`,
        field: null,
        reader: UNKNOWN_READER,
        kind: 'place',
        services: [],
        placeCount: 1,
        isRight: (place: Place) => fits(place, expected),
        kept: false,
      })),
    );

const CITIES_OF_NAMES = ['Rosario', 'Mendoza', 'Cúcuta', 'Puebla', 'Manaus', 'Dallas'];

/** The names of services after and before a city: no word of them is the other end of a route. */
export const namesAtCities = (names: readonly string[]): LabelledKeywords[] =>
  names.flatMap((name, at) => {
    const city = CITIES_OF_NAMES[at % CITIES_OF_NAMES.length]!;
    return [`${city} ${name}`, `${name} ${city}`].map((text) => ({
      keywords: text,
      field: null,
      reader: UNKNOWN_READER,
      kind: 'place',
      services: [],
      placeCount: 1,
      isRight: (place: Place) => place.name === city,
      kept: false,
    }));
  });

/** Decisions of staff of an installation (`npm run labels`), if the file is present; places need coordinates first. */
export function usedSearches(): LabelledKeywords[] {
  if (!existsSync(new URL('used.jsonl', import.meta.url))) return [];
  return labelledSearches('used').filter(({ kind, placeCount }) => kind !== 'place' || placeCount > 0);
}

const trade = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../trade/${name}.json`, import.meta.url), 'utf8'));

export function tradeWords(): LabelledKeywords[] {
  return trade<TradeWord>('words').map(({ text, services, language, country, kept }) => ({
    keywords: text,
    field: null,
    reader: readerOf(language, country),
    kind: 'word',
    services,
    placeCount: 0,
    isRight: () => false,
    kept,
  }));
}

export function tradeSearches(): LabelledKeywords[] {
  return trade<TradeSearch>('searches').map(({ keywords, place, kind, expect, language, kept }) => ({
    keywords,
    field: place === null ? null : { country: null },
    reader: readerOf(language, ''),
    kind: kind === 'name of a business' ? 'name' : kind,
    services: expect.services ?? [],
    placeCount: expect.places.length,
    isRight: (item) => expect.places.includes(displayName(item, 'en')),
    kept,
  }));
}

/** The names of services and of their headings, or other words for them, each of which names its own services. */
export function catalogueNames({ said, nameOf }: Directory, ...levels: SaidService['level'][]): LabelledKeywords[] {
  const services = new Map<string, Set<string>>();
  for (const { service, level, phrase } of said)
    if (levels.includes(level)) services.set(phrase, (services.get(phrase) ?? new Set()).add(nameOf(service)));
  return [...services].map(([keywords, names]) => ({
    keywords,
    field: { country: null },
    reader: UNKNOWN_READER,
    kind: 'catalogue',
    services: [...names],
    placeCount: 0,
    isRight: () => false,
    kept: false,
  }));
}

/** A long word with one of its typos. */
export function misspelt(item: LabelledKeywords, nth: number): LabelledKeywords[] {
  if (!/^\p{L}{6,}$/u.test(item.keywords)) return [];
  const typos = misspell(item.keywords);
  return [{ ...item, keywords: typos[(nth * 7) % typos.length]! }];
}
