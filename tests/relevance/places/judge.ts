import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '#server/places/atlas/place.ts';
import { fold } from '#shared/fold.ts';

/** The meaning of a text expected by a reader who did not know the code. */
export interface Expected {
  text: string;
  /** The country of the person who types; null when unknown. */
  reader: string | null;
  kind: 'place' | 'region' | 'country' | 'code';
  countryCode: string;
  region: string;
  place: string;
  latitude: number;
  longitude: number;
  toleranceKm: number;
  /** Other correct results. */
  also: Expected[];
}

const MOST_KM = 40;

function readLines(name: string): string[][] {
  const file = readFileSync(path.join(import.meta.dirname, `${name}.tsv`), 'utf8');
  return file
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** Columns: text, reader, kind, country, region, place, latitude, longitude, tolerance in km, and other results. */
export function readAddresses(name: string): Expected[] {
  return readLines(name).map(([text, reader, kind, countryCode, region, place, latitude, longitude, km, ...others]) => {
    const one = expected(
      text!,
      reader!,
      kind as Expected['kind'],
      [countryCode!, region!, place!, latitude!, longitude!],
      km,
    );
    const also = others.map((other) => {
      const parts = other.replace(/^also=/, '').split('/');
      return expected(text!, reader!, parts[2] === '-' ? 'region' : 'place', parts, km);
    });
    return { ...one, also };
  });
}

/** Columns: text, country, region, city, latitude, longitude and optionally a tolerance. For streets and states. */
export function readCities(name: string): Expected[] {
  return readLines(name).map(([text, countryCode, region, place, latitude, longitude, km]) =>
    expected(text!, '-', 'place', [countryCode!, region!, place!, latitude!, longitude!], km),
  );
}

/** Columns: Accept-Language, a name or code as people use it, country, region, place, latitude, longitude. */
export function readNames(name: string): (Expected & { language: string })[] {
  return readLines(name).map(([tag, text, countryCode, region, place, latitude, longitude]) => {
    const [language, reader] = tag!.split('-');
    const kind = place !== '-' ? 'place' : region ? 'region' : 'country';
    return {
      ...expected(text!, reader!, kind, [countryCode!, region!, place!, latitude!, longitude!], undefined),
      language: language!,
    };
  });
}

/**
 * Columns: text, reader, country, region, place, latitude, longitude. For postal codes, ports, airports and border
 * crossings.
 */
export function readCodes(name: string): Expected[] {
  return readLines(name).map(([text, reader, ...parts]) => expected(text!, reader!, 'code', parts, undefined));
}

/** Columns: incomplete text, reader, country, region and place; '-' for a region or country. */
export function readTyping(name: string): Expected[] {
  return readLines(name).map(([text, reader, ...parts]) => expected(text!, reader!, 'place', parts, undefined));
}

/** Columns: text, and the expected place; '-' for none. */
export function readUnknown(name: string): { text: string; isNothing: boolean }[] {
  return readLines(name).map(([text, understood]) => ({ text: text!, isNothing: understood === '-' }));
}

function expected(text: string, reader: string, kind: Expected['kind'], parts: string[], km = '25'): Expected {
  const [countryCode, region, place, latitude, longitude] = parts;
  return {
    text,
    reader: reader === '-' ? null : reader,
    kind,
    countryCode: countryCode!,
    region: region!,
    place: place!,
    latitude: Number(latitude),
    longitude: Number(longitude),
    toleranceKm: Number(km) || 25,
    also: [],
  };
}

/** Whether a place matches the expectation: a region by name, a place by its coordinates, a code by its region. */
export function fits(place: Place, item: Expected): boolean {
  if (item.also.some((other) => fits(place, other))) return true;
  if (place.countryCode !== item.countryCode) return false;
  if (item.kind === 'country') return place.kind === 'country';
  const region = place.kind === 'region' ? place.name : (place.region ?? '');
  const isRegion = fold(region) === fold(item.region);
  const isNamed = isRegion || place.alternates.includes(fold(item.region));
  // territories without regions are countries here
  if (item.kind === 'region') return place.kind !== 'city' && (isNamed || place.kind === 'country');
  const km = distance(place, item);
  return item.kind === 'code' ? isRegion || km <= MOST_KM : place.kind === 'city' && km <= item.toleranceKm;
}

/** Whether a suggestion has the expected name, or a part of it. */
export function isCalled(place: Place, item: Expected): boolean {
  if (place.countryCode !== item.countryCode) return false;
  if (item.place === '-') return place.kind !== 'city';
  const [name, wanted] = [fold(place.name), fold(item.place)];
  const isSame = name.includes(wanted) || wanted.includes(name) || place.alternates.includes(wanted);
  return place.kind === 'city' && (isSame || fold(place.district ?? '') === wanted);
}

function distance(a: Place, b: Expected): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111.2;
}
