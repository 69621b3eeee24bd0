import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { UNKNOWN_READER } from '#server/places/reading/reader.ts';
import { Invalid } from '#server/platform/errors.ts';
import { fold } from '#shared/fold.ts';
import { partsOf, readTownAddress } from './readAddressCell.ts';
import type { Said } from './readCity.ts';
import { regionNamed } from './readRegion.ts';
import { namedPlaces } from './terms.ts';
import { townCalled } from './townNames.ts';

/** The maximum number of towns to suggest. */
export const SHOWN = 4;

/** Functions that read places in one country, or in all countries. */
export function readers(gazetteer: Gazetteer, within?: string): Pick<Said, 'read' | 'readAsTyped'> {
  const joined = (parts: string[]) => parts.filter(Boolean).join(', ');
  return {
    read: (...parts) => gazetteer.read(joined(parts), UNKNOWN_READER, within),
    readAsTyped: (...parts) => gazetteer.readAsTyped(joined(parts), UNKNOWN_READER, within),
  };
}

/** The town at the end of an address, in any country. */
export function townAnywhere(gazetteer: Gazetteer, said: Said, city: string): Place | null {
  const reading = said.country && readTownAddress(gazetteer, { ...said, ...readers(gazetteer), country: null }, [city]);
  return reading?.isExact && reading.place.kind === 'city' ? reading.place : null;
}

/** Whether the place is in the country, and in the region of the row or at the end of the address. */
export function isInside(
  gazetteer: Gazetteer,
  { country, area }: Said,
  city: string,
  place: Place | null,
): place is Place {
  const within = country?.countryCode;
  const around = area ?? regionNamed(gazetteer, within, partsOf(city, within).at(-1) ?? '');
  return place?.countryCode === within && around !== undefined && place?.region === around.name;
}

/** An error that lists the towns with that name in the country, or else `anywhere`, the town in another country. */
export function unknownTown(
  gazetteer: Gazetteer,
  said: Said,
  { name, city, anywhere }: { name: string; city: string; anywhere: Place | null },
): Invalid {
  const { country } = said;
  const called = country ? gazetteer.named(fold(city).trim()).filter(({ kind }) => kind === 'city') : [];
  const isAbroad = anywhere !== null && anywhere.countryCode !== country?.countryCode;
  const places = called.length === 0 && isAbroad ? [anywhere] : called;
  if (places.length === 0) return new Invalid('import.placeUnknown', { place: name, field: 'city' });
  return elsewhere(said, name, places);
}

export const elsewhere = ({ country }: Said, name: string, places: Place[]): Invalid =>
  new Invalid('import.placeElsewhere', {
    ...{ place: name, country: country!.countryCode, field: 'city' },
    ...namedPlaces(places.slice(0, SHOWN)),
  });

/** The towns in a region of another country: "LAREDO, TEX." in a Mexican list. */
export function townsAbroad(gazetteer: Gazetteer, { cities, country, area, region, nearest }: Said): Place[] {
  if (!country || area || nearest || region === '') return [];
  const regions = gazetteer.named(fold(region)).filter(({ kind }) => kind === 'region');
  return regions.flatMap((one) => cities.flatMap((city) => townCalled(gazetteer, one, city) ?? []));
}
