import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { asDomainError, Invalid } from '#server/platform/errors.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { fold } from '#shared/fold.ts';
import type { Cells } from './cells.ts';
import { readPlace } from './terms.ts';

/** The city of a row. One that is not surely what the cells say is for a person to look at. */
interface ReadCity {
  place: Place;
  isSure: boolean;
}

/**
 * Finds the city by number or name, narrowed down by region, postal code and country: by the first column of cities that
 * names a known one; when none does, the city nearest to the coordinates, or the likely one. Null when all of these are
 * empty. Throws `Invalid`.
 */
export function readCity(gazetteer: Gazetteer, cells: Cells): ReadCity | null {
  const { region = '', postalCode = '', cityId = '', city = '', cities } = cells;
  const nearest = readNearest(gazetteer, cells);
  const id = readNumber(cityId, 'cityId');
  if (id !== null)
    return { place: readPlace(gazetteer, { id, name: city }, city === '' ? 'cityId' : 'city'), isSure: true };
  if (cities.length === 0 && region === '' && postalCode === '') return nearest && { place: nearest, isSure: true };
  const named = tryCities(gazetteer, cells, nearest);
  if (named.place) return { place: named.place, isSure: cities.length === 0 || isNamed(named.place, cities) };
  const likely = nearest ?? readLikely(gazetteer, cells);
  if (likely) return { place: likely, isSure: nearest !== null && isNamed(nearest, cities) };
  throw named.refusal;
}

/** The place of the first city that is understood, with the postal code or without; else why the first one is not. */
function tryCities(
  gazetteer: Gazetteer,
  { region = '', postalCode = '', country = '', cities }: Cells,
  nearest: Place | null,
) {
  let refusal: unknown;
  for (const around of [
    [region, postalCode, country],
    [region, country],
  ])
    for (const one of cities.length > 0 ? cities : ['']) {
      const name = [one, ...around].filter(Boolean).join(', ');
      if (name === '') continue;
      try {
        return { place: readPlace(gazetteer, { id: null, name }, 'city', nearest), refusal };
      } catch (error) {
        refusal ??= asDomainError(error);
      }
    }
  return { place: null, refusal };
}

/**
 * The city of the postal code, for a town that is not in the list of places; without one, the only city whose name is
 * spelt similarly, is a part of the cell, or is outside the region: registers have their own codes for these.
 */
function readLikely(gazetteer: Gazetteer, { region = '', postalCode = '', country = '', cities }: Cells): Place | null {
  const [city] = cities;
  // without anything around it, a name that is spelt nearly so may be anywhere
  if (!city || (region === '' && postalCode === '')) return null;
  for (const code of postalCode ? [postalCode, ''] : ['']) {
    const reading = gazetteer.read([city, region, code, country].filter(Boolean).join(', '));
    if (reading?.place.kind !== 'city' || reading.namesakes.length > 0) continue;
    const others = fold(reading.notUnderstood ?? '').trim();
    const isKnown = others === '' || (others === fold(region).trim() && reading.isExact);
    const isOfCells = others.split(' ').every((word) => ` ${fold(city)} ${fold(region)} `.includes(` ${word} `));
    const isElsewise = code !== '' ? reading.isExact : isNamed(reading.place, cities);
    if (isKnown || (isOfCells && isElsewise)) return reading.place;
  }
  return null;
}

/** Null when one of the cells is empty or not a coordinate, or both are 0. */
function readNearest(gazetteer: Gazetteer, { latitude = '', longitude = '' }: Cells) {
  const [north, east] = [latitude, longitude].map((cell) => Number(cell.trim().replace(',', '.') || Number.NaN));
  if (!(Math.abs(north!) <= 90 && Math.abs(east!) <= 180) || (north === 0 && east === 0)) return null;
  return gazetteer.nearest(north!, east!);
}

/** Whether one of the cells contains the name of the place, in any language. */
function isNamed({ name, alternates }: Place, cells: string[]): boolean {
  const names = [name, ...alternates].map(fold);
  return cells.some((cell) => names.some((one) => ` ${fold(cell)} `.includes(` ${one.trim()} `)));
}

/** Null for an empty cell. Throws `Invalid`. */
export function readNumber(cell: string, field: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  const value = readDatabaseId(text);
  if (!value) throw new Invalid('id.malformed', { field });
  return value;
}
