import { FIRST_OWN_ID, type Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { asDomainError, Invalid } from '#server/platform/errors.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { fold } from '#shared/fold.ts';
import type { Cells } from './cells.ts';
import { elsewhere, isInside, readers, SHOWN, townAnywhere, townsAbroad, unknownTown } from './otherTowns.ts';
import { readPosition } from './position.ts';
import { restoreZeros } from './postalCode.ts';
import { OF_DISTRICTS, partNamed, partsOf, readTownAddress, seatOf, townAfterProvince } from './readAddressCell.ts';
import { readCountry } from './readCountry.ts';
import { regionNamed, spellRegion } from './readRegion.ts';
import { townCells } from './seats.ts';
import { isCalled, namedPlaces, readPlace } from './terms.ts';
import { farLargest, isWholeName, townCalled, townOfFormer, townShortened } from './townNames.ts';

/** The town of a row. If it is not certain, staff should review the row. */
interface ReadCity {
  place: Place;
  isSure: boolean;
}

/** The parts of a row that describe its town. */
export interface Said {
  cities: string[];
  region: string;
  /** The region of the country; undefined if it is not known. */
  area: Place | undefined;
  /** The names of areas within the region. */
  areas: string[];
  postalCode: string;
  country: Place | null;
  /** The city nearest to the position of the row. */
  nearest: Place | null;
  /** Reads a text within the country. */
  read: (...parts: string[]) => ReturnType<Gazetteer['read']>;
  /** Like `read`, without correcting typos. */
  readAsTyped: (...parts: string[]) => ReturnType<Gazetteer['read']>;
}

/**
 * Finds the town of a row by id or name, using region, postal code and country as context. Uses the first city column
 * with a known town; otherwise the city nearest to the coordinates; otherwise a likely town. A region or a country
 * alone is not a town. Null when all of these are empty. Throws `Invalid`.
 */
export function readCity(gazetteer: Gazetteer, cells: Cells): ReadCity | null {
  const { cityId = '', city = '' } = cells;
  const id = readNumber(cityId, 'cityId');
  if (id !== null)
    return { place: readPlace(gazetteer, { id, name: city }, city === '' ? 'cityId' : 'city'), isSure: true };
  const said = sayings(gazetteer, cells);
  const { cities, region, postalCode, nearest } = said;
  if (cities.length === 0) {
    const addressed = cells.address ? tryCities(gazetteer, { ...said, cities: [cells.address] }).place : null;
    if (addressed) return { place: addressed, isSure: false };
    const place = nearest ?? (postalCode === '' ? null : readCode(said));
    if (place) return { place, isSure: nearest !== null || postalCode === cells.postalCode };
    const around = townAround(gazetteer, said);
    if (around) return { place: around, isSure: false };
    if (region === '' && postalCode === '') return null;
    throw new Invalid('import.placeNoTown', { place: [postalCode, region].filter(Boolean).join(' '), field: 'city' });
  }
  const abroad = townsAbroad(gazetteer, said);
  if (abroad.length > 0) throw elsewhere(said, [cities[0], region].join(', '), abroad);
  const named = tryCities(gazetteer, said);
  if (named.place) return { place: named.place, isSure: named.isSure && isNamed(named.place, cities) };
  const likely =
    nearest ??
    townNearlyNamed(gazetteer, said) ??
    readLikely(said) ??
    partNamed(gazetteer, said) ??
    townAround(gazetteer, said) ??
    townWithoutCode(gazetteer, said);
  if (likely) return { place: likely, isSure: nearest !== null && isNamed(nearest, cities) };
  throw named.refusal;
}

function sayings(gazetteer: Gazetteer, cells: Cells): Said {
  const { postalCode = '', regions } = cells;
  const country = readCountry(gazetteer, cells.country, cells.region);
  const within = country?.countryCode;
  const cities = townCells(cells.cities, within);
  const position = readPosition(cells);
  const nearest = position && gazetteer.nearest(...position);
  const spelt = regions.map((text) => spellRegion(gazetteer, within, text));
  const areaOfCountry = (text: string) => (within ? regionNamed(gazetteer, within, text) : undefined);
  const known = spelt.filter(areaOfCountry);
  const region = (known.length > 1 ? likelyRegion(known) : known[0]) ?? spelt[0] ?? '';
  return {
    cities,
    region: within && TERRITORIES.has(within) ? '' : region,
    area: areaOfCountry(region),
    areas: regions.toSpliced(Math.max(spelt.indexOf(region), 0), 1),
    postalCode: restoreZeros(postalCode, within),
    country,
    nearest: nearest && (!within || nearest.countryCode === within) ? nearest : null,
    ...readers(gazetteer, within),
  };

  /** Of several regions, the one that contains the town; "Capital" usually belongs to another address. */
  function likelyRegion(names: string[]): string | undefined {
    const named = names.map((text) => ({ text, area: areaOfCountry(text)! }));
    const hasTown = ({ area }: { area: Place }) =>
      cities.some((city) => townCalled(gazetteer, area, city) ?? townShortened(gazetteer, area, city));
    return (named.find(hasTown) ?? named.find(({ text, area }) => fold(text) === fold(area.name)) ?? named[0])?.text;
  }
}

/** Countries that are also the only region of their rows. */
const TERRITORIES = new Set(['PR', 'VI']);

/**
 * The town of the first column that certainly names one, otherwise of the first column that can be read, with or
 * without the postal code. If no column can be read, the error of the first one.
 */
function tryCities(gazetteer: Gazetteer, said: Said): { place: Place | null; isSure: boolean; refusal?: unknown } {
  const { cities, region, postalCode } = said;
  let refusal: unknown;
  let likely: ReadCity | undefined;
  for (const code of postalCode ? [postalCode, ''] : [''])
    for (const city of cities) {
      try {
        const town = readTown(gazetteer, said, [city, region, code]);
        if (town.isSure) return town;
        likely ??= town;
      } catch (error) {
        refusal ??= asDomainError(error);
      }
    }
  return likely ?? { place: null, isSure: false, refusal };
}

/** Whether a text is only the name of a town, not an address. */
const isName = (text: string) => /^[\p{L} .'’-]+$/u.test(text) && text.split(' ').length <= 5;

/**
 * Finds a town by its name and the surrounding parts. Typos and ambiguous names are refused, unless the position
 * identifies the town, or the town is by far the largest of its name in a known country. Throws `Invalid`.
 */
function readTown(gazetteer: Gazetteer, said: Said, parts: string[]) {
  const name = parts.filter(Boolean).join(', ');
  const field = 'city';
  // excludes texts such as "El Alto - La Paz", which is also an alternative name of La Paz
  const isPlain = partsOf(parts[0]!, undefined).length === 0;
  const called = isPlain && said.area && townCalled(gazetteer, said.area, parts[0]!);
  if (called) return { place: called, isSure: true };
  const provincial = townAfterProvince(gazetteer, said.country?.countryCode, parts[0]!);
  if (provincial) return provincial;
  const reading = readTownAddress(gazetteer, said, parts);
  if (!reading?.isExact || reading.notUnderstood !== null) {
    const anywhere = townAnywhere(gazetteer, said, parts[0]!);
    if (isInside(gazetteer, said, parts[0]!, anywhere)) return { place: anywhere, isSure: false };
    throw unknownTown(gazetteer, said, { name, city: parts[0]!, anywhere });
  }
  const { place, namesakes } = reading;
  if (isRegionAlone(gazetteer, place, parts[0]!)) throw new Invalid('import.placeUnknown', { place: name, field });
  const neighbour = calledSo(gazetteer, place, name);
  if (neighbour) return { place: neighbour, isSure: fold(neighbour.name) === fold(parts[0]!) };
  // for example, "S.L.P., S.L.P." is a town, not an airport
  const seat = seatOf(gazetteer, place.id >= FIRST_OWN_ID && said.area ? said.area : place, parts[0]!);
  if (seat) return { place: seat, isSure: false };
  if (place.kind !== 'city') throw new Invalid('import.placeNoTown', { place: name, field });
  // for example, "N VANCOUVER" is not Vancouver
  if (reading.idleWords > 0 && isName(parts[0]!) && !isWholeName(gazetteer, place, parts[0]!)) {
    const area = said.area ?? gazetteer.get(place.regionId ?? 0);
    return { place: townNearlyNamed(gazetteer, { ...said, area }) ?? place, isSure: false };
  }
  if (namesakes.length === 0 || isCalled(place, name)) return { place, isSure: true };
  // alternative names do not count if the main name of another town is the same
  const own = [place, ...namesakes].filter((item) => fold(item.name) === fold(parts[0]!));
  const places = own.length > 0 ? own : [place, ...namesakes];
  const isNearest = places.find(({ id }) => id === said.nearest?.id);
  if (isNearest) return { place: isNearest, isSure: true };
  const largest = said.country && farLargest(places);
  if (largest) return { place: largest, isSure: false };
  throw new Invalid('import.placeAmbiguous', { place: name, ...namedPlaces(places.slice(0, SHOWN)), field });
}

/** Whether the brackets contain a region that shares the name of its town: "Saint-Thomas (Québec)" is not Québec. */
function isRegionAlone(gazetteer: Gazetteer, { name, regionId }: Place, text: string): boolean {
  if (fold(gazetteer.get(regionId ?? 0)?.name ?? '') !== fold(name)) return false;
  const isName = (part: string) => fold(part).trim() === fold(name);
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside]) => inside!);
  return brackets.some(isName) && !` ${fold(text.replace(/\([^()]*\)/g, ' '))} `.includes(` ${fold(name)} `);
}

/**
 * Another town near the place, if the text is the name of that town, and only an alternative name or a part of the name
 * of the place: Camboriú is not Balneário Camboriú, nor is Tlajomulco Tlajomulco de Zúñiga.
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

/** The town whose name a cell abbreviates: in the region, in a related previous region, or in the country. */
function townNearlyNamed(gazetteer: Gazetteer, { cities, area, country }: Said): Place | undefined {
  const find = (city: string) =>
    area
      ? (townShortened(gazetteer, area, city) ?? townOfFormer(gazetteer, area, city))
      : country && townShortened(gazetteer, country, city);
  return cities.flatMap((city) => find(city) ?? [])[0];
}

/** The town in the country, if the region is a code that only this register uses: "HERMOSILLO, SO". */
function townWithoutCode(gazetteer: Gazetteer, said: Said): Place | null {
  const isCode = said.country && !said.area && /^\p{L}{2,3}$/u.test(said.region.trim());
  return isCode ? tryCities(gazetteer, { ...said, region: '' }).place : null;
}

/** The town named after its province, for a district that is not in the list of places. */
function townAround(gazetteer: Gazetteer, { area, areas }: Said): Place | undefined {
  if (!area || !OF_DISTRICTS.has(area.countryCode)) return undefined;
  return areas.flatMap((name) => townCalled(gazetteer, area, name) ?? [])[0];
}

/**
 * The town of a postal code alone. Null when the code covers several towns or a whole region, or belongs to another
 * region.
 */
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
 * The city of the postal code, for a town that is not in the list of places. Without a postal code, the only city whose
 * name is similar or part of the cell; the city may be outside the region, because registers use custom codes for
 * regions.
 */
function readLikely(said: Said): Place | null {
  const { read, region, postalCode, cities } = said;
  const [city] = cities;
  // without any context, similar names exist everywhere
  if (!city || (region === '' && postalCode === '')) return null;
  for (const code of postalCode ? [postalCode, ''] : ['']) {
    const reading = read(city, region, code);
    if (reading?.place.kind !== 'city' || reading.namesakes.length > 0 || isOfRegionAlone(reading.place, said))
      continue;
    const others = fold(reading.notUnderstood ?? '').trim();
    const isKnown = others === '' || (others === fold(region).trim() && reading.isExact);
    const isOfCells = others.split(' ').every((word) => ` ${fold(city)} ${fold(region)} `.includes(` ${word} `));
    const isElsewise = code !== '' ? reading.isExact : isNamed(reading.place, cities);
    if (isKnown || (isOfCells && isElsewise)) return reading.place;
  }
  return null;
}

/** Whether only the region cell contains the name of the town. */
const isOfRegionAlone = (place: Place, { cities, region }: Said): boolean =>
  isNamed(place, [region]) && !isNamed(place, cities);

/** Whether one of the cells contains the name of the place, in any language. */
function isNamed({ name, alternates }: Pick<Place, 'name' | 'alternates'>, cells: string[]): boolean {
  const names = [name, ...alternates].map(fold);
  return cells.some((cell) => names.some((item) => ` ${fold(cell)} `.includes(` ${item.trim()} `)));
}

/** The database id in a cell; null for an empty cell. Throws `Invalid`. */
export function readNumber(cell: string, field: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  const value = readDatabaseId(text);
  if (!value) throw new Invalid('id.malformed', { field });
  return value;
}
