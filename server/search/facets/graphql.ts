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
        'The number of results with this value instead of the others of its filter, and with all other filters. Null ' +
        'where the sample of a very large result is too small.',
    }),
    countIsExact: t.exposeBoolean('isExact', {
      description:
        'Whether `count` is exact; above 1,500 results it is mostly an estimate, which in 19 of 20 cases is within ' +
        '10 percent.',
    }),
    isSelected: t.exposeBoolean('isSelected', { description: 'Whether it is selected in the search.' }),
  }),
});

const FlagFacet = builder.objectRef<Facet<true>>('SearchFlagFacet').implement({
  description: 'A filter that is on or off.',
  interfaces: [AnyFacet],
});

const SearchReach = builder.enumType('SearchReach', {
  description: 'How far around a city a search goes.',
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
    within: t.expose('value', { type: SearchReach, description: 'The value of the filter.' }),
    withinKm: t.exposeInt('value', { description: 'In kilometres.' }),
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

const MOST = 'The most frequent 30, and those that are selected: at most 50. Filters find the others, too.';

export const SearchFacets = builder.objectRef<Facets>('SearchFacets').implement({
  description: 'The filters of the results of a search: see `SearchFilters`.',
  fields: (t) => ({
    categories: t.expose('categories', { type: [CategoryFacet], description: MOST }),
    services: t.expose('services', { type: [ServiceFacet], description: MOST }),
    countries: t.expose('countries', { type: [PlaceFacet], description: MOST }),
    regions: t.expose('regions', { type: [PlaceFacet], description: MOST }),
    distances: t.expose('distances', {
      type: [DistanceFacet],
      description: 'Values of `within`, nearest first; at most 4. Empty where the place is not a city.',
    }),
    inCountry: t.expose('inCountry', {
      type: PlaceFacet,
      nullable: true,
      description: 'The value `COUNTRY` of `within`; null if the place is not a city.',
    }),
    roles: t.expose('roles', { type: [RoleFacet], description: 'The roles that providers declare.' }),
    drivesRoute: t.expose('drivesRoute', {
      type: FlagFacet,
      nullable: true,
      description: 'Providers that drive the route or come back that way; null in a search without one.',
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
    'Filters of results: all of them must match. One that is null, false or an empty list has no effect: false does not ' +
    'find those without.',
  fields: (t) => ({
    services: t.idList({ description: `Ids of services; one must be offered near the place. ${values}` }),
    categories: t.idList({
      description: `Ids of service categories; a service of one must be offered near the place. ${values}`,
    }),
    within: t.field({ type: SearchReach, description: 'How far around a city. It has no effect around other places.' }),
    countries: t.field({
      type: ['CountryCode'],
      description: `Countries with a place of the provider. ${values}`,
    }),
    regions: t.idList({ description: `Ids of regions with a place of the provider. ${values}` }),
    roles: t.field({ type: [BusinessRole], description: 'Roles that the provider declares; one must match.' }),
    drivesRoute: t.boolean({
      description: 'Only providers that drive the route or come back that way. It has no effect without a route.',
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
    BEST_MATCH: { value: 'best', description: 'Relevance of the words and nearness weighed together.' },
    DISTANCE: { value: 'nearest', description: 'Nearest to the place first; without a place as `BEST_MATCH`.' },
    NEWEST: { value: 'newest', description: 'Most recently approved first.' },
  } as const,
});
