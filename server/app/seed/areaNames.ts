import { countryName } from '#server/places/atlas/place.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';

/** A city with at least this share of its area's population may have the name of the area: "Distrito Federal". */
const MOST_OF_AREA = 0.7;

/** Removes the names of a region or country from its cities: GeoNames lists "Bahia" as a name of Salvador. */
export function withoutAreaNames(rows: string[][]): void {
  const areas = rows.filter(([, kind]) => kind !== 'city').map((row) => ({ row, names: namesOf(row) }));
  const regions = new Map(areas.filter(({ row }) => row[1] === 'region').map((area) => [area.row[0], area]));
  const countries = new Map(areas.filter(({ row }) => row[1] === 'country').map((area) => [area.row[4], area]));
  for (const row of rows) {
    const [, kind, name, alternates, country, regionId, , , , people] = row;
    if (kind !== 'city' || !alternates) continue;
    const names = [regions.get(regionId), countries.get(country)].flatMap((area) =>
      area && Number(people) < MOST_OF_AREA * Number(area.row[9]) ? area.names : [],
    );
    const isOfArea = (other: string) => names.includes(other) && !fold(name!).includes(other);
    row[3] = alternates
      .split('|')
      .filter((other) => !isOfArea(other))
      .join('|');
  }
}

/** The folded names of an area: one for a region, and one in each language for a country. */
const namesOf = ([, kind, name, , country]: string[]) =>
  [name!, ...(kind === 'country' ? LANGUAGES.map((language) => countryName(country!, language)) : [])].map(fold);
