import { readFileSync } from 'node:fs';
import { kilometres } from '../kilometres.ts';
import type { Directory, Offer } from '../trade/directory.ts';

/** The labelled texts of a file. */
export function readLabelled<T>(name: string): T[] {
  const text = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** A place as described by its reader, without our gazetteer. */
export interface LabelledPlace {
  name: string;
  region: string | null;
  country: string;
  kind: string;
  lat: number;
  lon: number;
  radius_km?: number;
}

/** A search as typed by a person of the trade, with its meaning: see README.md. */
export interface LabelledSearch {
  language: string;
  country: string;
  f: string | null;
  q: string;
  kind: string;
  place: LabelledPlace | null;
  to: LabelledPlace | null;
  services: string[];
  /** The best one to three of them. */
  best: string[];
  note: string;
}

export interface LabelledAddress {
  language: string;
  country: string;
  f: string;
  kind: string;
  place: LabelledPlace | null;
  also: LabelledPlace[];
  note: string;
}

export interface ReadPlace {
  name: string;
  kind: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

export interface Answer {
  places: ReadPlace[];
  isBeyond: boolean;
  matchesAllWords: boolean;
  found: { databaseId: number; businessName: string; distanceKm: number | null }[];
}

/** The maximum distance of a place from its label. */
const RADIUS_KM = 30;
/** Without a provider within this distance, an empty result is right. */
const FAR_KM = 400;
const JUDGED = 5;
const RIGHT_SHARE = 0.8;

/** Whether a place that was read is the labelled one. Countries and regions are compared by country and kind. */
export function isPlace(read: ReadPlace, { kind, country, lat, lon, radius_km }: LabelledPlace): boolean {
  if (kind === 'country') return read.kind === 'country' && read.countryCode === country;
  if (kind === 'region')
    return read.countryCode === country && (read.kind === 'region' || isNear(read, lat, lon, RADIUS_KM));
  return read.kind !== 'country' && isNear(read, lat, lon, Math.max(RADIUS_KM, radius_km ?? 0));
}

function isNear({ latitude, longitude }: ReadPlace, lat: number, lon: number, within: number): boolean {
  return kilometres(latitude, longitude, lat, lon) <= within;
}

/** The reason why a search is not immediately satisfactory; null when it is. */
export function judgeReading(search: LabelledSearch, answer: Answer, directory: Directory): string | null {
  const { kind, place, to, services, best, note } = search;
  const { places, found } = answer;
  if (kind === 'name') return found[0]?.businessName === note ? null : `first is ${found[0]?.businessName ?? 'nobody'}`;
  if (services.length === 0) return found.length === 0 ? null : `${found.length} results where there is no answer`;
  const wanted = [place, to].filter((item) => item !== null);
  if (wanted.length > 0 && places.length === 0) return 'no place read';
  const wrong = places.filter((read) => !wanted.some((item) => isPlace(read, item)));
  if (wrong.length > 0) return `read ${wrong.map(({ name, countryCode }) => `${name} ${countryCode}`).join(' and ')}`;
  const offersAny = (names: string[]) => (id: number) =>
    (directory.offers.get(id) ?? []).filter(({ nameEn }) => names.includes(nameEn));
  const offersOf = offersAny(services);
  const all = [...directory.offers.keys()].filter((id) => offersOf(id).length > 0);
  const distance = (offers: Offer[]) => Math.min(...wanted.map((item) => nearest(item, offers)));
  const distances = all.map((id) => distance(offersOf(id)));
  const nearestKm = wanted.length === 0 ? 0 : Math.min(...distances);
  if (all.length === 0 || nearestKm > FAR_KM)
    return found.length === 0 || answer.isBeyond || !answer.matchesAllWords
      ? null
      : `nobody is within ${FAR_KM} km, and it does not say so`;
  // if the search reports that there are no near providers, it may show the nearest of the best
  const bestKm =
    answer.isBeyond && wanted.length > 0
      ? Math.min(...all.map(offersAny(best)).map(distance).filter(Number.isFinite))
      : 0;
  const bound = Math.max(150, 2 * Math.max(nearestKm, Number.isFinite(bestKm) ? bestKm : 0) + 100);
  const isRight = (id: number) => {
    const offers = offersOf(id);
    if (offers.length === 0) return false;
    if (wanted.length === 0 || distance(offers) <= bound) return true;
    return nearestKm > 150 && offers.some((offer) => wanted.some((item) => item.country === offer.place.countryCode));
  };
  if (found.length === 0) return 'nobody found';
  if (!isRight(found[0]!.databaseId)) return `first is ${nameOf(found[0]!, directory)}`;
  const reachable = distances.filter((km) => wanted.length === 0 || km <= bound).length;
  const judged = Math.min(JUDGED, found.length, reachable);
  const right = found.slice(0, JUDGED).filter(({ databaseId }) => isRight(databaseId)).length;
  return right >= RIGHT_SHARE * judged ? null : `only ${right} of the first ${judged} are right`;
}

/** 0 within a region or country, and from an offer for the region or country that the place is in. */
function nearest({ kind, country, region, name, lat, lon }: LabelledPlace, offers: Offer[]): number {
  return Math.min(
    ...offers.map(({ place }) => {
      const isInside =
        place.countryCode === country &&
        (kind === 'country' ||
          place.kind === 'country' ||
          (kind === 'region' && (place.region ?? place.name) === name) ||
          (place.kind === 'region' && place.name === region));
      return isInside ? 0 : kilometres(place.latitude, place.longitude, lat, lon);
    }),
  );
}

function nameOf({ databaseId, businessName, distanceKm }: Answer['found'][number], directory: Directory): string {
  const services = new Set((directory.offers.get(databaseId) ?? []).map(({ nameEn }) => nameEn));
  return `${businessName} (${[...services].join(', ')}) at ${distanceKm ?? '?'} km`;
}

/** The reason why an address is read wrong; null when it is right. */
export function judgeAddress({ place, also }: LabelledAddress, read: ReadPlace | null): string | null {
  if (!place) return read ? `read ${read.name} ${read.countryCode}` : null;
  if (!read) return 'not read';
  return [place, ...also].some((item) => isPlace(read, item)) ? null : `read ${read.name} ${read.countryCode}`;
}
