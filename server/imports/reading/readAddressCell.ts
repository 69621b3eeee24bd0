import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { STREET_BEFORE } from '#server/places/reading/vocabulary.ts';
import { fold } from '#shared/fold.ts';
import type { Said } from './readCity.ts';
import { regionNamed, shortens, spellRegion } from './readRegion.ts';
import { seatOfMunicipality } from './seats.ts';
import { isCalled } from './terms.ts';
import { citiesOf, townCalled } from './townNames.ts';

/** Separators of the parts of an address in a cell: "Rua X, 100 - Bairro - Cidade/UF", "Montréal (Québec)". */
const BETWEEN =
  / ?[,;|()·•] ?| [-–—] ?|[-–—] |(?<=\p{L}{2}\.?) ?\/ ?(?=\p{L}{2})|(?<=\p{Ll}{3}|\p{Lu}{3})-(?=\p{Lu}{2}\b)/u;
/** Parts of an address that name a quarter, not a town. */
const QUARTER =
  /^(?:(?:fracc|fraccionamiento|barrio|b[°º]|bo|bairro|urb|urbanizaci[oó]n|cdla|ciudadela|sector)[. ] ?\S.*|(?:parque|pol[ií]gono|zona) (?:industrial|franca)\b.*|z\.? ?i\.?|zona \d+)$/iu;
/**
 * Parts that give directions without naming a town: "Km. 58 CA-9 Sur", "Frente a la gasolinera", "Cantón La Libertad".
 */
const WAY =
  /\d|^(?:frente|contiguo|costado|al lado|a un costado|detr[aá]s|atr[aá]s|entrada|salida|junto|esquina|diagonal|kil[oó]metro|km|cant[oó]n|lotificaci[oó]n|residencial(?:es)?|edificio|centro comercial)\b/iu;
/** Parts that name a quarter in the countries of `OF_COLONIES`, where no town has such a name. */
const COLONY = /^col(?:onia)?[. ] ?\S/iu;
const OF_COLONIES = new Set(['GT', 'HN', 'MX', 'SV']);
/** The zone numbers of Guatemalan towns. */
const ZONE = /\b(?:zona|z\.) ?\d{1,2}(?: de\b)?/giu;
const CODE = /\b(?:c\.?p\.?|cep|zip|c[oó]digo postal)?[ .:]*\p{Lu}?\d[\d-]*\p{Lu}*\b/giu;
const MOST = 4;
const SUGGESTED = 10;

/** The part of an address without postal codes and numbers. */
const withoutCode = (part: string): string => part.replace(CODE, ' ');

/** A Guatemalan address without a zone number, which is not a town, and without "C.A." (Central America). */
function withoutZone(text: string, countryCode: string | undefined, region = ''): string {
  const bare = countryCode === 'GT' ? text.replace(ZONE, ' ').replace(/,? ?\bC\. ?A\.?$/i, '') : text;
  return /\p{L}/u.test(bare) ? bare : region || text;
}

/**
 * Adds a comma after the street of an address in the format of Peru's tax office: "AV. UNO 12 LA LIBERTAD - TRUJILLO -
 * MOCHE".
 */
function withStreetApart(gazetteer: Gazetteer, text: string): string {
  const [, before = '', after = ''] = text.match(/^(.+?)( - [^-]+ - [^-]+(?:-[^-]+)?)$/) ?? [];
  const words = before.split(' ');
  const at = [3, 2, 1]
    .map((count) => words.length - count)
    .find((one) => one > 0 && regionNamed(gazetteer, 'PE', words.slice(one).join(' ')));
  return at === undefined ? text : `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}${after}`;
}

/** The parts of an address that may be names of places. Empty for a text with a single part. */
export function partsOf(text: string, within: string | undefined): string[] {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length < 2) return [];
  return parts.filter((part) => !QUARTER.test(part) && !(within && OF_COLONIES.has(within) && COLONY.test(part)));
}

/** The last parts of an address, first one, then two, and so on: the town follows street and quarter. */
function endsOf(text: string, within: string | undefined): string[][] {
  const named = partsOf(text, within);
  return Array.from({ length: Math.min(named.length, MOST) }, (_, at) => named.slice(named.length - 1 - at));
}

/** Countries whose capital has the name of the country. */
const CAPITALS = new Set(['GT', 'MX', 'PA']);
/** Countries whose districts are towns in the list of places. */
export const OF_DISTRICTS = new Set(['CL', 'PE']);
/** Regions that consist of one city, whose quarters precede its name in an address. */
const CITIES = new Set(['Asunción', 'Bogotá D.C.', 'Ciudad Autónoma de Buenos Aires']);
/** Titles before the name of a town: "H. Matamoros", "D.M. Quito". */
const TITLE = /^(?:H(?:eroica)?\.?|D\.? ?M\.?(?: de)?) (?=\p{Lu})/u;

const isClear = (reading: ReturnType<Said['read']>): reading is NonNullable<typeof reading> =>
  reading?.isExact === true && reading.notUnderstood === null && reading.place.kind === 'city';

/** Whether a part of an address names a region or a country, or is only a code. */
function isArea(gazetteer: Gazetteer, within: string | undefined, kind: Place['kind'], part: string): boolean {
  const name = fold(spellRegion(gazetteer, within, withoutCode(part)));
  return name === '' || gazetteer.named(name).some((place) => place.kind === kind);
}

/** Whether a part is a street, such as "Calle Hidalgo 45", and not a town, such as "Antigua Guatemala". */
const isStreet = (gazetteer: Gazetteer, part: string): boolean =>
  STREET_BEFORE.has(fold(part).split(' ')[0]!) && gazetteer.named(fold(part)).length === 0;

/**
 * The town at the end of an address, otherwise the town that the whole address names. A name that is also the name of a
 * region is read as the town only if no town precedes it.
 */
export function readTownAddress(
  gazetteer: Gazetteer,
  { country, read, readAsTyped }: Said,
  [city = '', ...around]: string[],
) {
  const within = country?.countryCode;
  const written = withoutZone(city, within, around[0]).replace(TITLE, '');
  const text = within === 'PE' ? withStreetApart(gazetteer, written) : written;
  const ends = endsOf(text, within);
  // the address consists of a street and its quarter, without a town
  const isOnlyStreet = ends.at(-1)?.every((part) => isStreet(gazetteer, part)) ?? gazetteer.isRoad(text);
  if (isOnlyStreet && around.every((one) => !one)) return null;
  const isCertain = (reading: ReturnType<typeof read>) =>
    isClear(reading) && (reading.namesakes.length === 0 || isCalled(reading.place, text));
  if (within === 'PE' && ends.length > 2) {
    const [one = '', two = '', three = ''] = ends[2]!;
    // tries district, province and department, then the reverse order, then the seat of the province for an unlisted
    // district
    for (const [district, department] of [
      [one, three],
      [three, one],
      [seatOfMunicipality(within, one, two) ?? two, one],
    ] as const) {
      const reading = isArea(gazetteer, within, 'region', department)
        ? readAsTyped(district, department, ...around)
        : null;
      if (isCertain(reading) && ` ${fold(district)} `.includes(` ${fold(reading!.place.name)} `)) return reading;
    }
  }
  const isPlain = ends.length === 0 || ends.length === 2 || (within && OF_DISTRICTS.has(within));
  const whole = isPlain ? readAsTyped(text, ...around) : null;
  if (isClear(whole)) return whole;
  const isCity = (part: string) => {
    const isHere = ({ kind, countryCode }: Place) => kind === 'region' && (!within || countryCode === within);
    const regions = gazetteer.named(fold(withoutCode(part))).filter(isHere);
    return regions.length > 0 && regions.every(({ name }) => CITIES.has(name));
  };
  for (const [first = '', ...others] of ends) {
    const areas = others.filter((part) => !isArea(gazetteer, within, 'country', part));
    if (isArea(gazetteer, within, 'country', first) || isStreet(gazetteer, first)) continue;
    if (areas.length === 0 && isArea(gazetteer, within, 'region', first) && !isCity(first)) continue;
    // spelled out, because "Mza." is Mendoza, not a block of houses (manzana)
    const spelt = others.map(
      (part) => regionNamed(gazetteer, within, part)?.name ?? spellRegion(gazetteer, within, part),
    );
    const reading = readAsTyped(first.replace(TITLE, ''), ...spelt, ...around);
    if (isCertain(reading)) return reading;
  }
  const isCapital = country && CAPITALS.has(country.countryCode) && read(text, ...around)?.place.id === country.id;
  return isCapital ? read(country.name, country.name) : (whole ?? readAsTyped(text, ...around));
}

/**
 * The town in the region of the address or of the row that one part of the address names, if no other part names a
 * different one: provinces and parishes of some countries are not in the list of places. A part may be abbreviated, or
 * name the municipality of another town. Null without a region.
 */
export function partNamed(gazetteer: Gazetteer, { cities: [city = ''], region, country }: Said): Place | null {
  const within = country?.countryCode;
  const parts = partsOf(city, within);
  const regionOf = (part: string) =>
    gazetteer
      .named(fold(spellRegion(gazetteer, within, withoutCode(part))))
      .find(({ kind, countryCode }) => kind === 'region' && countryCode === within);
  const around = region ? regionOf(region) : parts.map(regionOf).find(Boolean);
  if (!within || !around) return null;
  const isInside = (place: Place) =>
    place.kind === 'city' && place.region === around.name && place.countryCode === within;
  const named = (part: string): Place[] => {
    const name = seatOfMunicipality(within, around.name, part) ?? part;
    const towns = gazetteer.named(fold(name)).filter(isInside);
    if (towns.length > 0 || !/\p{L}\./u.test(part)) return towns;
    return citiesOf(gazetteer, around).filter((place) => shortens(part, place.name));
  };
  const others = parts.filter((part) => regionOf(part) === undefined);
  const texts = parts.length === 0 ? [city] : others.length > 0 ? others : parts;
  const found = texts.flatMap(named);
  // province and department may have the same name
  const all = found.length === 0 && parts.length - others.length > 1 ? parts.flatMap(named) : found;
  if (all.length === 0 && others.length > 0 && others.length < parts.length && others.every((part) => WAY.test(part)))
    return townCalled(gazetteer, around, around.name) ?? null;
  return all.every(({ id }) => id === all[0]!.id) ? (all[0] ?? null) : null;
}

/**
 * The town of a Costa Rican address, which begins with province, canton and district: "Heredia, Flores, San Joaquín,
 * 100 m sur de la escuela". If neither canton nor district is listed, the capital of the province, which is not
 * certain.
 */
export function townAfterProvince(gazetteer: Gazetteer, within: string | undefined, text: string) {
  const [first = '', canton = '', district = ''] = within === 'CR' ? partsOf(text, within) : [];
  const province = first ? regionNamed(gazetteer, within, first) : undefined;
  if (!province) return null;
  const named = (name: string) => (name ? townCalled(gazetteer, province, name) : undefined);
  const town = named(district) ?? named(canton);
  const place = town ?? named(province.name);
  return place ? { place, isSure: town !== undefined } : null;
}

/** The town that shares the name of its region, for a cell with that name: "Colonia" is Colonia del Sacramento. */
export function seatOf(gazetteer: Gazetteer, region: Place, cell: string): Place | null {
  const isRegion = (text: string) => gazetteer.named(fold(withoutCode(text))).some(({ id }) => id === region.id);
  if (region.kind !== 'region' || ![cell, ...partsOf(cell, region.countryCode)].some(isRegion)) return null;
  const isInside = ({ kind, region: around, countryCode }: Place) =>
    kind === 'city' && around === region.name && countryCode === region.countryCode;
  const called = [region.name, ...region.alternates].flatMap((one) => townCalled(gazetteer, region, one) ?? [])[0];
  const reader = { country: region.countryCode, spoken: null };
  const begins = (place: Place) => isInside(place) && fold(place.name).startsWith(`${fold(region.name)} `);
  return called ?? gazetteer.suggest(region.name, SUGGESTED, reader).find(begins) ?? null;
}
