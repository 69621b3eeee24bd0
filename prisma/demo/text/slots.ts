// The values for the gaps of the templates of one business.

import { mainLanguage } from '../countryProfiles.ts';
import type { DemoLanguage, DemoPlace } from '../demoTypes.ts';
import { distance, nearest } from '../distance.ts';
import type { PlaceIndex } from '../placeIndex.ts';
import type { Random } from '../random.ts';
import type { OfferedService } from '../serviceChoice.ts';
import { certificates, fieldsOf, worldCertificates } from './certificates.ts';
import { corridors } from './corridors.ts';
import { capitalize, inSentence, joinList, withArticle, withIndefinite } from './grammar.ts';
import { languageTexts } from './languageTexts.ts';
import { ports } from './ports.ts';
import type { Slots } from './template.ts';

export interface Business {
  brand: string;
  home: DemoPlace;
  offered: readonly OfferedService[];
  language: DemoLanguage;
  hasWhatsapp: boolean;
}

const largeCountries = new Set(['AR', 'BR', 'CA', 'CL', 'CO', 'MX', 'PE', 'US']);
const customsBroker = {
  id: 188,
  en: 'Customs broker services',
  es: 'Servicio de despachante de aduana',
  pt: 'Serviço de despachante aduaneiro',
};
const woodServices = new Set([172, 173, 174]);
/** Subcategories whose services stay near home: aggregates, cane, farm milk, water. */
const shortHaul = new Set([44, 47, 50, 52]);
const longHaul = new Set([1, 2, 4, 6, 8, 9, 10, 11, 12, 13, 14]);
/** Subcategories that hardly existed before the turn of the century. */
const recent = new Set([17, 30, 37, 40]);
/** The maximum distance of a destination, in degrees. */
const farthestDestination = 12;
const foundedBefore = 2026;

const countryNames = new Map<string, string>();

function countryName(code: string, language: DemoLanguage): string {
  const key = `${language} ${code}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  countryNames.set(key, name);
  return name;
}

function shortName(place: DemoPlace): string {
  return place.name.replace(/\s*[([].*$/, '');
}

/** Whether a text names the country: businesses of a large country omit it in texts for their compatriots. */
function needsCountry({ countryCode }: DemoPlace, language: DemoLanguage): boolean {
  return !largeCountries.has(countryCode) || language !== mainLanguage(countryCode);
}

function fullName(place: DemoPlace, language: DemoLanguage, random: Random): string {
  const city = shortName(place);
  const roll = random.next();
  const sayCountry = roll < 0.4 && needsCountry(place, language);
  const wider = sayCountry ? countryName(place.countryCode, language) : roll < 0.8 ? place.region : null;
  if (wider === null || wider.includes(city) || city.includes(wider)) return city;
  return language === 'en' ? `${city}, ${wider}` : `${city} (${wider})`;
}

/** The name of a service; one that is the trade of a person is replaced by other words. */
function serviceName({ service }: OfferedService, language: DemoLanguage): string {
  return service.id === customsBroker.id ? customsBroker[language] : service[language];
}

function distinctNames(offered: readonly OfferedService[], language: DemoLanguage): string[] {
  return [...new Set(offered.map((item) => inSentence(serviceName(item, language))))];
}

function pickDestinations({ home, language }: Business, index: PlaceIndex, random: Random): string | undefined {
  const chosen: DemoPlace[] = [];
  for (const city of index.bigCities(home.countryCode)) {
    const isApart = [home, ...chosen].every((other) => distance(other, city) > 0.8);
    if (isApart && distance(home, city) < farthestDestination && random.chance(0.4)) chosen.push(city);
    if (chosen.length === 3) break;
  }
  return chosen.length >= 2 ? joinList(chosen.map(shortName), language) : undefined;
}

function pickCorridor({ home, language }: Business, random: Random): string | undefined {
  if (language !== mainLanguage(home.countryCode)) return undefined;
  const near = (corridors[home.countryCode] ?? []).filter(({ points }) =>
    points.some((point) => distance(point, home) < 1.6),
  );
  return near.length > 0 ? random.pick(near).text : undefined;
}

function nearestPort({ home }: Business): string | undefined {
  const port = nearest(
    ports.filter(({ countryCode }) => countryCode === home.countryCode),
    home,
  );
  return port && distance(port, home) < 6 ? port.name : undefined;
}

function localCertificates({ home, offered }: Business): string[] {
  const subcategoryId = offered[0]?.service.subcategoryId ?? 0;
  const fields = offered.some(({ service }) => woodServices.has(service.id)) ? ['wood'] : fieldsOf(subcategoryId);
  return (certificates[home.countryCode] ?? []).filter(({ field }) => fields.includes(field)).map(({ text }) => text);
}

function pickCertificates(business: Business, random: Random): string {
  const world = random.pick(worldCertificates[business.language]);
  const local = business.language === mainLanguage(business.home.countryCode) ? localCertificates(business) : [];
  if (local.length === 0) return world;
  const first = random.pick(local);
  if (random.chance(0.45)) return first;
  const second = random.chance(0.5) ? world : random.pick(local);
  return second === first ? first : joinList([first, second], business.language);
}

function pickYears(subcategoryId: number, random: Random): { year: string; years: string } {
  const longest = recent.has(subcategoryId) ? 20 : 55;
  const year = foundedBefore - 6 - Math.floor(random.next() ** 1.6 * longest);
  const age = foundedBefore - year;
  return { year: String(year), years: String(age >= 10 ? age - (age % 5) : age) };
}

function serviceSlots({ home, offered, language }: Business): Slots {
  const names = distinctNames(
    offered.filter(({ place }) => place.id === home.id),
    language,
  );
  const first = offered[0] ? serviceName(offered[0], language) : '';
  const list = joinList(names, language);
  return {
    services: list,
    Services: capitalize(list),
    main: inSentence(first),
    theMain: withArticle(first, 'the', language),
    toMain: withArticle(first, 'to', language),
    inMain: withArticle(first, 'in', language),
    rest: names.length > 1 ? joinList(names.slice(1), language) : undefined,
  };
}

export function makeSlots(business: Business, index: PlaceIndex, random: Random): Slots {
  const { home, brand, language, offered } = business;
  const subcategoryId = offered[0]?.service.subcategoryId ?? 0;
  const firm = random.pick(languageTexts[language].firms.get(subcategoryId) ?? ['']);
  const certificateText = pickCertificates(business, random);
  const isLongHaul = longHaul.has(subcategoryId) && !shortHaul.has(offered[0]?.service.id ?? 0);
  return {
    ...serviceSlots(business),
    ...pickYears(subcategoryId, random),
    name: brand,
    firm,
    Firm: capitalize(firm),
    aFirm: withIndefinite(firm),
    home: shortName(home),
    homeFull: fullName(home, language, random),
    destinations: isLongHaul ? pickDestinations(business, index, random) : undefined,
    corridor: isLongHaul ? pickCorridor(business, random) : undefined,
    port: nearestPort(business),
    certificates: certificateText,
    Certificates: capitalize(certificateText),
  };
}

/** The slots for each place other than home, with the services that are not offered at home. */
export function elsewhereSlots({ home, offered, language }: Business): Slots[] {
  const atHome = new Set(offered.filter(({ place }) => place.id === home.id).map(({ service }) => service.id));
  const places = new Map(offered.filter(({ place }) => place.id !== home.id).map(({ place }) => [place.id, place]));
  return [...places.values()].map((place) => {
    const there = offered.filter((item) => item.place.id === place.id);
    const others = there.filter(({ service }) => !atHome.has(service.id));
    const otherServices = others.length > 0 ? joinList(distinctNames(others, language), language) : undefined;
    return { home: shortName(home), other: shortName(place), otherServices };
  });
}
