import { countryName } from '#server/places/atlas/place.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';

/** The share of an area's people in a city that may go by the name of the area: "Distrito Federal". */
const MOST_OF_AREA = 0.7;

/** Removes the names of regions and countries from cities of them: GeoNames calls Salvador also "Bahia". */
export function withoutAreaNames(rows: string[][]): void {
  const regions = new Map(rows.filter((row) => row[1] === 'region').map((row) => [row[0], row]));
  const countries = new Map(rows.filter((row) => row[1] === 'country').map((row) => [row[4], row]));
  for (const row of rows) {
    const [, kind, name, alternates, country, regionId, , , , people] = row;
    if (kind !== 'city' || !alternates) continue;
    const areas = [regions.get(regionId!), countries.get(country)].filter(
      (area) => area && Number(people) < MOST_OF_AREA * Number(area[9]),
    );
    const names = areas.flatMap((area) => [
      fold(area![2]!),
      ...(area![1] === 'country' ? LANGUAGES.map((language) => fold(countryName(country!, language))) : []),
    ]);
    const isOfArea = (other: string) => names.includes(other) && !fold(name!).includes(other);
    row[3] = alternates
      .split('|')
      .filter((other) => !isOfArea(other))
      .join('|');
  }
}
