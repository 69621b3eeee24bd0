import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { BusinessRole } from '#server/lanes/laneType.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { Service, ServiceCategory } from '#server/services/graphql.ts';
import type { BusinessRole as BusinessRoleName } from '#shared/lane.ts';
import { DISTANCES, type Facet, type Facets, MAX_FILTER_VALUES, type NamedRow, type SearchFilters } from './facets.ts';

const AnyFacet = builder.interfaceRef<Facet<unknown>>('SearchFacet').implement({
  description: 'The number of results of a search with a value of a filter.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      nullable: true,
      description:
        'The number of results with this value instead of the other values of its filter, and with all other ' +
        'filters. Null when the sample of a very large result is too small.',
    }),
    countIsExact: t.exposeBoolean('isExact', {
      description:
        'Whether `count` is exact; above 1,500 results it is usually an estimate, which is within 10 percent ' +
        'in 19 of 20 cases.',
    }),
    isSelected: t.exposeBoolean('isSelected', { description: 'Whether the value is selected in the search.' }),
  }),
});

const FlagFacet = builder.objectRef<Facet<true>>('SearchFlagFacet').implement({
  description: 'A filter that is on or off.',
  interfaces: [AnyFacet],
});

const SearchReach = builder.enumType('SearchReach', {
  description: 'The maximum distance of a search from a city.',
  values: {
    ...Object.fromEntries(
      DISTANCES.map((km) => [`KM_${km}`, { value: km, description: `Within ${km} km in a straight line.` }]),
    ),
    COUNTRY: { value: 'country', description: 'In the country of the city, at any distance.' },
  } as Record<string, { value: number | 'country'; description: string }>,
});

const DistanceFacet = builder.objectRef<Facet<number>>('SearchDistanceFacet').implement({
  description: 'A distance from the place of the search.',
  interfaces: [AnyFacet],
  fields: (t) => ({
    within: t.expose('value', { type: SearchReach, description: 'The value for `within`.' }),
    withinKm: t.exposeInt('value', { description: 'The distance in kilometers.' }),
  }),
});

const PlaceFacet = builder.objectRef<Facet<number>>('SearchPlaceFacet').implement({
  description: 'A country or region in which providers have a place.',
  interfaces: [AnyFacet],
  fields: (t) => ({
    place: t.field({
      type: PlaceRef,
      description: 'The country or region.',
      resolve: ({ value }, _, { gazetteer }) => gazetteer.get(value)!,
    }),
  }),
});

const ServiceFacet = builder.objectRef<Facet<NamedRow>>('SearchServiceFacet').implement({
  description: 'A service that providers offer.',
  interfaces: [AnyFacet],
  fields: (t) => ({
    service: t.field({ type: Service, description: 'The service.', resolve: ({ value }) => value as never }),
  }),
});

const CategoryFacet = builder.objectRef<Facet<NamedRow>>('SearchServiceCategoryFacet').implement({
  description: 'A category of services that providers offer.',
  interfaces: [AnyFacet],
  fields: (t) => ({
    category: t.field({ type: ServiceCategory, description: 'The category.', resolve: ({ value }) => value as never }),
  }),
});

const RoleFacet = builder.objectRef<Facet<BusinessRoleName>>('SearchRoleFacet').implement({
  description: 'A role that providers declare.',
  interfaces: [AnyFacet],
  fields: (t) => ({ role: t.expose('value', { type: BusinessRole, description: 'The role.' }) }),
});

const MOST = 'The 30 most frequent values, and the selected ones: at most 50. Filters accept other values, too.';

export const SearchFacets = builder.objectRef<Facets>('SearchFacets').implement({
  description: 'The filters of the results of a search: see `SearchFilters`.',
  fields: (t) => ({
    categories: t.expose('categories', { type: [CategoryFacet], description: MOST }),
    services: t.expose('services', { type: [ServiceFacet], description: MOST }),
    countries: t.expose('countries', { type: [PlaceFacet], description: MOST }),
    regions: t.expose('regions', { type: [PlaceFacet], description: MOST }),
    distances: t.expose('distances', {
      type: [DistanceFacet],
      description: 'The values for `within`, nearest first; at most 4. Empty when the place is not a city.',
    }),
    inCountry: t.expose('inCountry', {
      type: PlaceFacet,
      nullable: true,
      description: 'The value `COUNTRY` for `within`; null when the place is not a city.',
    }),
    roles: t.expose('roles', { type: [RoleFacet], description: 'The roles that providers declare.' }),
    drivesRoute: t.expose('drivesRoute', {
      type: FlagFacet,
      nullable: true,
      description: 'Providers that drive the route or return that way; null in a search without a route.',
    }),
    hasWhatsApp: t.expose('hasWhatsApp', { type: FlagFacet, description: 'Providers with a WhatsApp number.' }),
    hasImage: t.expose('hasImage', { type: FlagFacet, description: 'Providers with an approved picture.' }),
    hasCredential: t.expose('hasCredential', {
      type: FlagFacet,
      description: 'Providers with a credential found at a public register: see `Provider.credentials`.',
    }),
    isConfirmedThisYear: t.expose('isConfirmedThisYear', {
      type: FlagFacet,
      description: 'Providers who confirmed their listing this year.',
    }),
  }),
});

const values = `At most ${MAX_FILTER_VALUES} values, which are alternatives.`;

export const SearchFiltersInput = builder.inputType('SearchFilters', {
  description:
    'Filters of results: all of them must match. A filter that is null, false or an empty list has no ' +
    'effect: false does not select providers without the property.',
  fields: (t) => ({
    services: t.idList({ description: `Ids of services; at least one must be offered near the place. ${values}` }),
    categories: t.idList({
      description: `Ids of service categories; a service of one of them must be offered near the place. ${values}`,
    }),
    within: t.field({
      type: SearchReach,
      description: 'The maximum distance from a city. It has no effect around other places.',
    }),
    countries: t.field({
      type: ['CountryCode'],
      description: `Countries with a place of the provider. ${values}`,
    }),
    regions: t.idList({ description: `Ids of regions with a place of the provider. ${values}` }),
    roles: t.field({ type: [BusinessRole], description: 'Roles; the provider must declare at least one of them.' }),
    drivesRoute: t.boolean({
      description: 'Only providers that drive the route or return that way. It has no effect without a route.',
    }),
    hasWhatsApp: t.boolean({ description: 'Only providers with a WhatsApp number.' }),
    hasImage: t.boolean({ description: 'Only providers with an approved picture.' }),
    hasCredential: t.boolean({
      description: 'Only providers with a credential found at a public register: see `Provider.credentials`.',
    }),
    collection: t.string({ description: 'Only providers of the collection with this slug: see `collection`.' }),
    isConfirmedThisYear: t.boolean({ description: 'Only providers who confirmed their listing this year (UTC).' }),
  }),
});

/** The filters with database ids. Throws `Invalid` for an id of another type. */
export function readFilterIds(sent: typeof SearchFiltersInput.$inferInput | null | undefined): SearchFilters | null {
  if (!sent) return null;
  const read = (ids: readonly (string | number)[] | null | undefined, typename: string) =>
    ids?.map((id) => databaseIdOf(id, typename));
  const { services, categories, regions, within, ...others } = sent;
  return {
    ...others,
    withinKm: typeof within === 'number' ? within : null,
    isInCountry: within === 'country',
    services: read(services, 'Service'),
    categories: read(categories, 'ServiceCategory'),
    regions: read(regions, 'Place'),
  };
}

export const SearchOrder = builder.enumType('SearchOrder', {
  description: 'The order of results.',
  values: {
    BEST_MATCH: { value: 'best', description: 'The relevance of the words and the distance combined.' },
    DISTANCE: {
      value: 'nearest',
      description: 'Nearest to the place first; without a place the same as `BEST_MATCH`.',
    },
    NEWEST: { value: 'newest', description: 'Most recently approved first.' },
  } as const,
});
