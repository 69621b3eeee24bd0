import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/platform/root.ts';
import { fold } from '#shared/fold.ts';
import type { KnownPlace } from '../atlas/place.ts';
import { isNumber, type TextRange, type Token } from './tokens.ts';
import { isParticle, STREET_BEFORE } from './vocabulary.ts';

/** A road or avenue known without its city: "Av. Paulista 1500", "Rod. Anhanguera km 104". */
interface Road {
  words: string[];
  countryCode: string;
  /** The cities along the road, by kilometer or house number; a single city is at 0. */
  stops: { at: number; region: string; city: string }[];
}

export interface RoadMention extends TextRange {
  /** The number of words of the road's name. */
  words: number;
  hasNumber: boolean;
  place: KnownPlace;
}

/** The maximum distance, in kilometers, between the stated kilometer and a city. */
const MOST_KILOMETRES = 150;

/** All mentions of known roads, each with the city at the kilometer or number next to it. */
export function findRoads(tokens: readonly Token[], named: (name: string) => KnownPlace[]): RoadMention[] {
  return tokens.flatMap((token, at) =>
    roadsBy(token.text).flatMap((road): RoadMention[] => {
      const end = at + road.words.length;
      if (!road.words.every((word, nth) => tokens[at + nth]?.text === word)) return [];
      const start = streetWordBefore(tokens, at);
      const number = numberBeside(tokens, start, end);
      // "Insurgentes Sur 1602", "Anhanguera km 104", but "Callao 07001" is a city
      const isNamed = start < at || STREET_BEFORE.has(token.text) || number?.isKilometre;
      if (!isNamed && (number === null || road.words.length === 1)) return [];
      const stop = stopAt(road, number?.value ?? 0);
      // "Ruta 9 km 1557" is in none of the known cities of that road
      if (road.stops.length > 1 && number?.isKilometre && Math.abs(stop.at - number.value) > MOST_KILOMETRES) return [];
      const place = named(fold(stop.city)).find(
        ({ kind, name, region, countryCode }) =>
          kind === 'city' && name === stop.city && region === stop.region && countryCode === road.countryCode,
      );
      const range = { start: Math.min(start, number?.start ?? start), end: Math.max(end, number?.end ?? end) };
      return place ? [{ ...range, words: road.words.length, hasNumber: number !== null, place }] : [];
    }),
  );
}

/** The start of a word such as "Av." or "Rodovia dos" before a name. */
function streetWordBefore(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (before >= 0 && isParticle(tokens[before]!.text)) before--;
  return before >= 0 && STREET_BEFORE.has(tokens[before]!.text) ? before : at;
}

/** The kilometer or house number next to a name, such as "km 104". */
function numberBeside(tokens: readonly Token[], start: number, end: number) {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const read = (at: number, from: number, to: number, isKilometre: boolean) =>
    isNumber(textAt(at)) ? { value: Number.parseInt(textAt(at), 10), start: from, end: to, isKilometre } : null;
  if (textAt(end) === 'km') return read(end + 1, end, end + 2, true);
  if (textAt(start - 2) === 'km') return read(start - 1, start - 2, start, true);
  const at = /^(?:no|nro|num|n|numero|altura)$/.test(textAt(end)) ? end + 1 : end;
  return read(at, end, at + 1, false);
}

function stopAt({ stops }: Road, at: number): Road['stops'][number] {
  return stops.reduce((best, one) => (Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best));
}

let byFirstWord: Map<string, Road[]> | undefined;

function roadsBy(firstWord: string): readonly Road[] {
  byFirstWord ??= Map.groupBy(readRoads(), ({ words }) => words[0]!);
  return byFirstWord.get(firstWord) ?? [];
}

function readRoads(): Road[] {
  const text = readFileSync(path.join(ROOT, 'prisma/reference/places/roads.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [country, names, cities] = line.split('\t');
      const stops = cities!.split('|').map((stop) => {
        const [at, region, city] = stop.split(/[:/]/);
        return { at: Number(at), region: region!, city: city! };
      });
      return names!.split('|').map((name) => ({ words: name.split(' '), countryCode: country!, stops }));
    });
}
