import type { IntlShape } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { headingText_found$key } from '#web/__generated__/headingText_found.graphql.ts';
import type { headingText_place$key } from '#web/__generated__/headingText_place.graphql.ts';
import type { headingText_searched$key } from '#web/__generated__/headingText_searched.graphql.ts';

interface Place {
  readonly kind: string;
  readonly displayName: string;
  readonly countryCode: string;
}

interface Searched {
  readonly place: Place | null | undefined;
  readonly secondPlace: Place | null | undefined;
}

interface Found extends Searched {
  readonly totalCount: number;
  readonly countIsExact: boolean;
  readonly withinKm: number | null | undefined;
  readonly isBeyond: boolean;
}

function readPlace(place: headingText_place$key | null | undefined): Place | null | undefined {
  return readInlineData(
    graphql`
      fragment headingText_place on Place @inline {
        kind
        displayName
        countryCode
      }
    `,
    place,
  );
}

export function readSearched(connection: headingText_searched$key): Searched {
  const { place, secondPlace } = readInlineData(
    graphql`
      fragment headingText_searched on SearchResultConnection @inline {
        place {
          ...headingText_place
        }
        secondPlace {
          ...headingText_place
        }
      }
    `,
    connection,
  );
  return { place: readPlace(place), secondPlace: readPlace(secondPlace) };
}

export function readFound(connection: headingText_found$key): Found {
  const found = readInlineData(
    graphql`
      fragment headingText_found on SearchResultConnection @inline {
        totalCount
        countIsExact: totalCountIsExact
        withinKm
        isBeyond
        ...headingText_searched
      }
    `,
    connection,
  );
  return { ...found, ...readSearched(found) };
}

/** The heading of results: their number and the searched place. */
export function headingText(
  intl: IntlShape,
  found: Found,
  { isArea, isInCountry, isRoute = false }: { isArea: boolean; isInCountry: boolean; isRoute?: boolean },
): string {
  const { place, secondPlace, totalCount: count, countIsExact, isBeyond } = found;
  const km = found.withinKm;
  const where = () => {
    if (!place) return whereText(intl, isArea ? 'area' : 'anywhere', found);
    if (isInCountry && place.kind === 'CITY')
      return whereText(intl, 'in', { place: countryOf(place), secondPlace: null });
    if (secondPlace) return whereText(intl, isRoute ? 'route' : 'near', found);
    return place.kind === 'CITY' && km ? whereText(intl, 'within', found, km) : whereText(intl, 'in', found);
  };
  return isBeyond
    ? intl.formatMessage(
        { id: 'results.beyond', defaultMessage: 'No providers {where}. Here are the nearest:' },
        { where: where() },
      )
    : intl
        .formatMessage(
          {
            id: 'results.count',
            defaultMessage:
              '{exact, select, true {} other {about }}{count, plural, one {# provider} other {# providers}} {where}',
            description: 'where is results.where, which may be empty',
          },
          { exact: String(countIsExact), count, where: where() },
        )
        .trim();
}

/** The message that the search interpreted these keywords as the place or the places. */
export function placeInKeywordsText(intl: IntlShape, searched: Searched, words: string): string {
  return intl.formatMessage(
    { id: 'results.placeInKeywords', defaultMessage: 'Searching {where}, based on “{words}”' },
    { where: whereText(intl, 'in', searched), words },
  );
}

/**
 * A place for the end of a text, such as 'in the United States'. The full name distinguishes the city Córdoba from its
 * region.
 */
export function inPlaceText(intl: IntlShape, place: headingText_place$key): string {
  return whereText(intl, 'in', { place: readPlace(place), secondPlace: null }, 0, ({ displayName }) => displayName);
}

type Kind = 'within' | 'route' | 'near' | 'in' | 'area' | 'anywhere';

function whereText(
  intl: IntlShape,
  kind: Kind,
  { place, secondPlace }: Searched,
  km = 0,
  nameOf: (place: Place) => string = withoutRepetition,
): string {
  const names = [place, secondPlace].filter((item) => item != null).map(nameOf);
  return intl.formatMessage(
    {
      id: 'results.where',
      defaultMessage:
        '{kind, select, within {within {km} of {place}} near {near {place}} route {for {route}} in {in {country, select, BS {the } DO {the } US {the } other {}}{place}} area {in this area of the map} other {}}',
      description: 'Part of other texts',
    },
    {
      kind,
      km: `${km}\u00a0km`,
      route: names.map((name) => name.split(', ')[0]).join(' → '),
      place: intl.formatList(names, { type: kind === 'near' ? 'disjunction' : 'conjunction' }),
      country: place?.kind === 'COUNTRY' ? place.countryCode : (place?.kind ?? 'none'),
    },
  );
}

/** The country of a city, from the last part of the city's name. */
const countryOf = ({ displayName, countryCode }: Place): Place => ({
  kind: 'COUNTRY',
  displayName: displayName.split(', ').at(-1)!,
  countryCode,
});

/** The name without repeated parts: 'Córdoba, Argentina' rather than 'Córdoba, Córdoba, Argentina'. */
export function withoutRepetition({ displayName }: Pick<Place, 'displayName'>): string {
  return [...new Set(displayName.split(', '))].join(', ');
}
