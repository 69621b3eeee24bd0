import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { UNKNOWN_READER } from '#server/places/reading/reader.ts';
import { asDomainError, Invalid } from '#server/platform/errors.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { fold } from '#shared/fold.ts';
import type { Cells } from './cells.ts';
import { readPosition } from './position.ts';
import { restoreZeros } from './postalCode.ts';
import { partNamed, readTownAddress, seatOf } from './readAddressCell.ts';
import { readCountry } from './readCountry.ts';
import { spellRegion } from './readRegion.ts';
import { isCalled, namedPlaces, readPlace } from './terms.ts';

/** The town of a row. An uncertain one is flagged for review. */
interface ReadCity {
  place: Place;
  isSure: boolean;
}

/** The parts of a row about its town. */
export interface Said {
  cities: string[];
  region: string;
  postalCode: string;
  country: Place | null;
  /** The city nearest to its position. */
  nearest: Place | null;
  /** Reads a text within the country. */
  read: (...parts: string[]) => ReturnType<Gazetteer['read']>;
  /** The same, without correcting typos. */
  readAsTyped: (...parts: string[]) => ReturnType<Gazetteer['read']>;
}

/**
 * Finds the town by number or name, narrowed down by region and postal code, within the country: by the first column of
 * cities that names a known one; when none does, the city nearest to the coordinates, or the likely one. A region or a country
 * alone is no town. Null when all of these are empty. Throws `Invalid`.
 */
export function readCity(gazetteer: Gazetteer, cells: Cells): ReadCity | null {
  const { cityId = '', city = '' } = cells;
  const id = readNumber(cityId, 'cityId');
  if (id !== null)
    return { place: readPlace(gazetteer, { id, name: city }, city === '' ? 'cityId' : 'city'), isSure: true };
  const said = sayings(gazetteer, cells);
  const { cities, region, postalCode, nearest } = said;
  if (cities.length === 0) {
    const place = nearest ?? (postalCode === '' ? null : readCode(said));
    if (place) return { place, isSure: nearest !== null || postalCode === cells.postalCode };
    if (region === '' && postalCode === '') return null;
    throw new Invalid('import.placeNoTown', { place: [postalCode, region].filter(Boolean).join(' '), field: 'city' });
  }
  const named = tryCities(gazetteer, said);
  if (named.place) return { place: named.place, isSure: named.isSure && isNamed(named.place, cities) };
  const likely = nearest ?? readLikely(said) ?? partNamed(gazetteer, said);
  if (likely) return { place: likely, isSure: nearest !== null && isNamed(nearest, cities) };
  throw named.refusal;
}

function sayings(gazetteer: Gazetteer, cells: Cells): Said {
  const { region = '', postalCode = '', cities } = cells;
  const country = readCountry(gazetteer, cells.country, region);
  const within = country?.countryCode;
  const position = readPosition(cells);
  const nearest = position && gazetteer.nearest(...position);
  return {
    cities,
    region: within && TERRITORIES.has(within) ? '' : spellRegion(gazetteer, within, region),
    postalCode: restoreZeros(postalCode, within),
    country,
    nearest: nearest && (!within || nearest.countryCode === within) ? nearest : null,
    read: (...parts) => gazetteer.read(parts.filter(Boolean).join(', '), UNKNOWN_READER, within),
    readAsTyped: (...parts) => gazetteer.readAsTyped(parts.filter(Boolean).join(', '), UNKNOWN_READER, within),
  };
}

/** Countries that are the region of their rows, too. */
const TERRITORIES = new Set(['PR', 'VI']);

/** The town of the first column that is understood, with the postal code or without; else why the first one is not. */
function tryCities(gazetteer: Gazetteer, said: Said): { place: Place | null; isSure: boolean; refusal?: unknown } {
  const { cities, region, postalCode } = said;
  let refusal: unknown;
  for (const code of postalCode ? [postalCode, ''] : [''])
    for (const city of cities) {
      try {
        return readTown(gazetteer, said, [city, region, code]);
      } catch (error) {
        refusal ??= asDomainError(error);
      }
    }
  return { place: null, isSure: false, refusal };
}

/** The minimum ratio of a town's size to that of its namesakes if people mean it by the name alone. */
const LARGER = 20;
const SHOWN = 4;

/**
 * A town by its name and what stands around it. Typos are refused, and ambiguous names, unless the position tells, or one is by
 * far the largest of a known country. Throws `Invalid`.
 */
function readTown(gazetteer: Gazetteer, said: Said, parts: string[]) {
  const name = parts.filter(Boolean).join(', ');
  const field = 'city';
  const reading = readTownAddress(gazetteer, said, parts);
  if (!reading?.isExact || reading.notUnderstood !== null) throw unknownTown(gazetteer, said, name, parts[0]!);
  const { place, namesakes } = reading;
  const neighbour = calledSo(gazetteer, place, name);
  if (neighbour) return { place: neighbour, isSure: fold(neighbour.name) === fold(parts[0]!) };
  const seat = seatOf(gazetteer, place, parts[0]!);
  if (seat) return { place: seat, isSure: false };
  if (place.kind !== 'city') throw new Invalid('import.placeNoTown', { place: name, field });
  if (namesakes.length === 0 || isCalled(place, name)) return { place, isSure: true };
  // old names do not count if another town has the name now
  const called = [place, ...namesakes].filter((item) => fold(item.name) === fold(parts[0]!));
  const places = called.length > 0 ? called : [place, ...namesakes];
  const isNearest = places.find(({ id }) => id === said.nearest?.id);
  if (isNearest) return { place: isNearest, isSure: true };
  const [largest, next] = places.toSorted((a, b) => b.population - a.population);
  if (said.country && largest!.population >= LARGER * Math.max(next?.population ?? 0, 1))
    return { place: largest!, isSure: false };
  throw new Invalid('import.placeAmbiguous', { place: name, ...namedPlaces(places.slice(0, SHOWN)), field });
}

/**
 * Another town near a place, when the text has the name of that town, and of the place only a byname or a part of the name:
 * Camboriú is not Balneário Camboriú, nor is Tlajomulco de Zúñiga Tlajomulco.
 */
function calledSo(gazetteer: Gazetteer, place: Place, text: string): Place | undefined {
  if (place.kind !== 'city') return undefined;
  const own = isNamed({ ...place, alternates: [] }, [text]) ? ` ${fold(place.name)} ` : '';
  return place.alternates
    .filter(
      (other) => ` ${other} ` !== own && ` ${other} `.includes(own) && isNamed({ name: other, alternates: [] }, [text]),
    )
    .flatMap((other) => gazetteer.named(other).filter(({ name }) => fold(name) === other))
    .find(({ kind, region, countryCode }) => {
      return kind === 'city' && region === place.region && countryCode === place.countryCode;
    });
}

/** With the towns of that name in other countries. */
function unknownTown(gazetteer: Gazetteer, { country }: Said, name: string, city: string): Invalid {
  const elsewhere = country ? gazetteer.named(fold(city).trim()).filter(({ kind }) => kind === 'city') : [];
  if (elsewhere.length === 0) return new Invalid('import.placeUnknown', { place: name, field: 'city' });
  return new Invalid('import.placeElsewhere', {
    ...{ place: name, country: country!.countryCode, field: 'city' },
    ...namedPlaces(elsewhere.slice(0, SHOWN)),
  });
}

/** The town of a postal code alone; null when it is the code of several, of a whole region, or of another region. */
function readCode({ read, postalCode, region, country }: Said): Place | null {
  const reading = read(postalCode);
  if (reading?.place.kind !== 'city' || reading.notUnderstood !== null) return null;
  if (!country && reading.others.length > 0) return null;
  if (region === '') return reading.place;
  const around = read(region)?.place;
  const isWithin = around?.countryCode === reading.place.countryCode && areaOf(around) === reading.place.region;
  return isWithin || around?.id === reading.place.id ? reading.place : null;
}

const areaOf = ({ kind, name, region }: Place) => (kind === 'region' ? name : region);

/**
 * The city of the postal code, for a town that is not in the list of places; without one, the only city whose name is
 * spelt similarly, is a part of the cell, or is outside the region: registers have their own codes for these.
 */
function readLikely({ read, region, postalCode, cities }: Said): Place | null {
  const [city] = cities;
  // without anything around it, a name that is spelt nearly so may be anywhere
  if (!city || (region === '' && postalCode === '')) return null;
  for (const code of postalCode ? [postalCode, ''] : ['']) {
    const reading = read(city, region, code);
    if (reading?.place.kind !== 'city' || reading.namesakes.length > 0) continue;
    const others = fold(reading.notUnderstood ?? '').trim();
    const isKnown = others === '' || (others === fold(region).trim() && reading.isExact);
    const isOfCells = others.split(' ').every((word) => ` ${fold(city)} ${fold(region)} `.includes(` ${word} `));
    const isElsewise = code !== '' ? reading.isExact : isNamed(reading.place, cities);
    if (isKnown || (isOfCells && isElsewise)) return reading.place;
  }
  return null;
}

/** Whether one of the cells contains the name of the place, in any language. */
function isNamed({ name, alternates }: Pick<Place, 'name' | 'alternates'>, cells: string[]): boolean {
  const names = [name, ...alternates].map(fold);
  return cells.some((cell) => names.some((item) => ` ${fold(cell)} `.includes(` ${item.trim()} `)));
}

/** Null for an empty cell. Throws `Invalid`. */
export function readNumber(cell: string, field: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  const value = readDatabaseId(text);
  if (!value) throw new Invalid('id.malformed', { field });
  return value;
}
