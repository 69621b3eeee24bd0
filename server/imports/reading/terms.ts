import type { Prisma, Service } from '#server/generated/prisma/client.ts';
import { displayName, type Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { Invalid } from '#server/platform/errors.ts';
import { lastResult } from '#server/platform/lastResult.ts';
import { type Named as NamedRow, nameIn } from '#server/services/nameIn.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';

/** The services and tax types that cells can name, by their names in all languages. */
export interface Terms {
  services: Map<number, string>;
  servicesByName: Map<string, number[]>;
  taxTypes: { id: number; countryCode: string; shortName: string }[];
}

export async function loadTerms(tx: Prisma.TransactionClient): Promise<Terms> {
  const services = await tx.service.findMany({
    select: { id: true, nameEn: true, nameEs: true, nameFr: true, namePt: true, synonyms: true },
  });
  return {
    ...lastNames(services),
    taxTypes: await tx.taxType.findMany({ select: { id: true, countryCode: true, shortName: true } }),
  };
}

type NamedService = NamedRow & Pick<Service, 'id' | 'synonyms'>;

/** Caches the names of services, which are the same for nearly all imports. */
const lastNames = lastResult((services: NamedService[]): Pick<Terms, 'services' | 'servicesByName'> => {
  const servicesByName = new Map<string, number[]>();
  for (const service of services)
    for (const name of new Set(LANGUAGES.map((language) => fold(nameIn(language, service)))))
      servicesByName.set(name, [...(servicesByName.get(name) ?? []), service.id]);
  // a synonym counts only if a single service has it
  const bySynonym = Map.groupBy(
    services.flatMap(({ id, synonyms }) => [...new Set(synonyms.map(fold))].map((name) => ({ id, name }))),
    ({ name }) => name,
  );
  for (const [name, [item, ...more]] of bySynonym)
    if (more.length === 0 && !servicesByName.has(name)) servicesByName.set(name, [item!.id]);
  return { services: new Map(services.map(({ id, nameEn }) => [id, nameEn])), servicesByName };
});

/** Finds a service by id, by name, or by both, which must agree. Throws `Invalid`. */
export function findService(terms: Terms, { id, name }: Named, field: string): number {
  const named = terms.servicesByName.get(fold(name)) ?? [];
  if (id !== null) {
    const known = terms.services.get(id);
    if (known === undefined) throw new Invalid('service.notFound', { field });
    if (name !== '' && !named.includes(id))
      throw new Invalid('import.serviceDiffers', { id, service: known, name, field });
    return id;
  }
  if (named.length > 1) throw new Invalid('import.serviceAmbiguous', { service: name, field });
  if (named.length === 0) throw new Invalid('import.serviceUnknown', { service: name, field });
  return named[0]!;
}

/** An id and a name; either may be missing. */
export interface Named {
  id: number | null;
  name: string;
}

const SHOWN = 4;

/**
 * Finds a place by id, by name, or by both, which must agree. A name is an address as people write it, or a display
 * name in any language. Typos and ambiguous names are refused. Throws `Invalid`.
 */
export function readPlace(gazetteer: Gazetteer, { id, name }: Named, field: string): Place {
  if (id !== null) {
    const place = gazetteer.get(id);
    if (!place) throw new Invalid('address.notFound', { field });
    if (name !== '' && !isCalled(place, name))
      throw new Invalid('import.placeDiffers', { id, ...namedPlaces([place]), name, field });
    return place;
  }
  const reading = gazetteer.read(name);
  if (!reading?.isExact || reading.notUnderstood !== null)
    throw new Invalid('import.placeUnknown', { place: name, field });
  if (reading.namesakes.length === 0 || isCalled(reading.place, name)) return reading.place;
  const places = [reading.place, ...reading.namesakes];
  throw new Invalid('import.placeAmbiguous', { place: name, ...namedPlaces(places.slice(0, SHOWN)), field });
}

/**
 * The parameters of a message for places: their ids, so that a stored message names the places in the language of its
 * reader.
 */
export const namedPlaces = (places: Place[]) => ({
  places: places.map((place) => displayName(place, 'en')).join('; '),
  placeIds: places.map(({ id }) => id).join(' '),
});

export function isCalled(place: Place, name: string): boolean {
  return LANGUAGES.some((language) => fold(displayName(place, language)) === fold(name));
}

/**
 * The tax type in a text: 'AR CUIT', or 'CUIT' alone if it is unique, or unique in the provider's country. Throws
 * `Invalid`.
 */
export function readTaxType({ taxTypes }: Terms, text: string, countryCode: string): number {
  const called = (name: string) => fold(name) === fold(text);
  const full = taxTypes.filter((type) => called(`${type.countryCode} ${type.shortName}`));
  const short = taxTypes.filter((type) => called(type.shortName));
  for (const found of [full, short, short.filter((item) => item.countryCode === countryCode)])
    if (found.length === 1) return found[0]!.id;
  throw new Invalid('import.taxType', { taxType: text, field: 'taxType' });
}
