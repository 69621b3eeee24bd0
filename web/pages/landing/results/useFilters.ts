import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useFilters_facets$key } from '#web/__generated__/useFilters_facets.graphql.ts';
import { facetMessages } from '#web/businesses/facetMessages.ts';
import { type RoleName, roleMessages } from '#web/businesses/laneMessages.ts';
import type { Search } from '#web/paths.ts';
import { withFilter, withValue } from './narrowing.ts';

interface Facet {
  readonly count: number | null | undefined;
  readonly countIsExact: boolean;
  readonly isSelected: boolean;
}

interface Filter extends Omit<Facet, 'count'> {
  key: string;
  label: string;
  /** Returns the address of the results with the filter, or without it if it is selected. */
  hrefIn: (search: Search) => string;
  count: number | null;
}

export interface FilterGroup {
  id: string;
  /** The menu that contains the group. */
  menu: 'service' | 'place' | 'other';
  title: string;
  filters: Filter[];
  /** The number of chips above the results, in addition to the selected ones; the panel contains all filters. */
  shown: number;
}

/** The key of the filter for the automatic radius of a search. */
export const AUTOMATIC = 'within';

/**
 * The facets of a search as groups of filters, without filters that have no results. `withinKm` is the radius of the
 * search around a city, if any.
 */
export function useFilters(
  key: useFilters_facets$key,
  withinKm: number | null | undefined,
  { totalCount, countIsExact }: { totalCount: number; countIsExact: boolean },
): FilterGroup[] {
  const intl = useIntl();
  const facets = useFragment(
    graphql`
      fragment useFilters_facets on SearchFacets {
        distances {
          withinKm
          count
          countIsExact
          isSelected
        }
        inCountry {
          place {
            displayName
          }
          count
          countIsExact
          isSelected
        }
        categories {
          category {
            databaseId
            name
          }
          count
          countIsExact
          isSelected
        }
        services {
          service {
            databaseId
            name
            facet
          }
          count
          countIsExact
          isSelected
        }
        countries {
          place {
            countryCode
            displayName
          }
          count
          countIsExact
          isSelected
        }
        regions {
          place {
            databaseId
            name
          }
          count
          countIsExact
          isSelected
        }
        roles {
          role
          count
          countIsExact
          isSelected
        }
        drivesRoute {
          count
          countIsExact
          isSelected
        }
        hasWhatsApp {
          count
          countIsExact
          isSelected
        }
        hasImage {
          count
          countIsExact
          isSelected
        }
        hasCredential {
          count
          countIsExact
          isSelected
        }
        isConfirmedThisYear {
          count
          countIsExact
          isSelected
        }
      }
    `,
    key,
  );

  const filter = (
    { count, countIsExact, isSelected }: Facet,
    key: string,
    label: string,
    hrefIn: Filter['hrefIn'],
  ): Filter => ({ key, label, hrefIn, count: count ?? null, countIsExact, isSelected });
  const single = (facet: Facet, name: Parameters<typeof withFilter>[1], value: string, label: string) =>
    filter(facet, `${name} ${value}`, label, (search) => withFilter(search, name, facet.isSelected ? null : value));
  const several = (facet: Facet, name: Parameters<typeof withValue>[1], value: string, label: string) =>
    filter(facet, `${name} ${value}`, label, (search) => withValue(search, name, value, facet.isSelected));

  const kilometres = (km: number) =>
    intl.formatMessage({ id: 'results.filterWithin', defaultMessage: '{km} km' }, { km });
  const distances = facets.distances.map((facet) =>
    single(facet, 'within', String(facet.withinKm), kilometres(facet.withinKm)),
  );
  const reach = { count: totalCount, countIsExact, isSelected: true };
  if (withinKm && distances.length > 0 && ![...facets.distances, facets.inCountry].some((facet) => facet?.isSelected))
    distances.splice(
      facets.distances.filter((facet) => facet.withinKm < withinKm).length,
      0,
      filter(reach, AUTOMATIC, kilometres(withinKm), (search) => withFilter(search, 'within', null)),
    );
  if (facets.inCountry)
    distances.push(single(facets.inCountry, 'within', 'country', facets.inCountry.place.displayName));
  const drives = intl.formatMessage({ id: 'results.filterDrives', defaultMessage: 'Drives this route' });
  const others = [
    single(
      facets.hasCredential,
      'credential',
      '1',
      intl.formatMessage({ id: 'results.filterCredential', defaultMessage: 'Registration number checked' }),
    ),
    single(facets.hasWhatsApp, 'whatsapp', '1', 'WhatsApp'),
    single(
      facets.hasImage,
      'picture',
      '1',
      intl.formatMessage({ id: 'results.filterPicture', defaultMessage: 'With image' }),
    ),
    single(facets.isConfirmedThisYear, 'confirmed', '1', intl.formatMessage({ id: 'results.filterConfirmed' })),
  ];
  const groups: FilterGroup[] = [
    {
      id: 'route',
      menu: 'other',
      title: intl.formatMessage({ id: 'results.filterRoute' }),
      filters: facets.drivesRoute ? [single(facets.drivesRoute, 'drives', '1', drives)] : [],
      shown: 1,
    },
    {
      id: 'distance',
      menu: 'other',
      title: intl.formatMessage({ id: 'results.filterDistance', defaultMessage: 'Distance' }),
      filters: distances,
      shown: distances.length - Number(facets.inCountry !== null),
    },
    {
      id: 'category',
      menu: 'service',
      title: intl.formatMessage({ id: 'results.filterCategory', defaultMessage: 'Type of service' }),
      filters: facets.categories.map((facet) =>
        several(facet, 'category', String(facet.category.databaseId), facet.category.name),
      ),
      shown: 12,
    },
    ...Object.entries(facetMessages).map(
      ([facet, title]): FilterGroup => ({
        id: `service ${facet}`,
        menu: 'service',
        title: intl.formatMessage(title),
        filters: facets.services
          .filter(({ service }) => service.facet === facet)
          .map((each) => several(each, 'service', String(each.service.databaseId), each.service.name)),
        shown: 0,
      }),
    ),
    {
      id: 'other',
      menu: 'other',
      title: intl.formatMessage({ id: 'app.business' }),
      filters: others,
      shown: others.length,
    },
    {
      id: 'role',
      menu: 'other',
      title: intl.formatMessage({ id: 'role.title' }),
      filters: facets.roles.map((facet) =>
        several(facet, 'role', facet.role, intl.formatMessage(roleMessages[facet.role as RoleName])),
      ),
      shown: 0,
    },
    {
      id: 'region',
      menu: 'place',
      title: intl.formatMessage({ id: 'results.filterRegion', defaultMessage: 'Region' }),
      filters: facets.regions.map((facet) =>
        several(facet, 'region', String(facet.place.databaseId), facet.place.name),
      ),
      shown: 0,
    },
    {
      id: 'country',
      menu: 'place',
      title: intl.formatMessage({ id: 'app.country' }),
      filters: facets.countries.map((facet) =>
        several(facet, 'country', facet.place.countryCode, facet.place.displayName),
      ),
      shown: 0,
    },
  ];
  return groups
    .map((group) => ({ ...group, filters: group.filters.filter(({ count, isSelected }) => isSelected || count !== 0) }))
    .filter(({ filters }) => filters.length > 0);
}
