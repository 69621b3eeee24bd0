import { builder } from '#server/graphql/builder.ts';
import { countryName } from '#server/places/atlas/place.ts';
import { countryOf } from '#server/places/gazetteer.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { ServiceCategory } from '#server/services/graphql.ts';
import { countDirectory, type DirectoryCounts, MOST_CITIES } from './countDirectory.ts';

export const CountryCount = builder.objectRef<DirectoryCounts['byCountry'][number]>('CountryCount').implement({
  description: 'The number of providers whose city is in a country.',
  fields: (t) => ({
    countryCode: t.expose('countryCode', { type: 'CountryCode', description: 'The code of the country.' }),
    name: t.string({
      description: 'The name of the country in the language of the request.',
      resolve: ({ countryCode }, _, { language }) => countryName(countryCode, language),
    }),
    place: t.field({
      type: PlaceRef,
      description: 'The country.',
      resolve: ({ countryCode }, _, { gazetteer }) => countryOf(gazetteer, countryCode)!,
    }),
    count: t.exposeInt('count', { description: 'The number of approved providers.' }),
  }),
});

export const CategoryCount = builder.objectRef<DirectoryCounts['byCategory'][number]>('CategoryCount').implement({
  description: 'The number of providers that offer services of a category.',
  fields: (t) => ({
    category: t.prismaField({
      type: ServiceCategory,
      description: 'The category.',
      resolve: (query, { categoryId }, _, { db }) =>
        db.prisma.serviceCategory.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
    count: t.exposeInt('count', { description: 'The number of approved providers.' }),
  }),
});

const CityCount = builder.objectRef<DirectoryCounts['byCity'][number]>('CityCount').implement({
  description: 'The number of approved providers in a city.',
  fields: (t) => ({
    place: t.field({
      type: PlaceRef,
      description: 'The city.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    count: t.exposeInt('count', { description: 'The number of approved providers.' }),
  }),
});

const DirectoryAtAGlance = builder.objectRef<DirectoryCounts>('DirectoryAtAGlance').implement({
  description: 'The numbers of approved providers by category, city and country, at most a minute old.',
  fields: (t) => ({
    providerCount: t.exposeInt('providerCount', { description: 'The number of all approved providers.' }),
    byCountry: t.expose('byCountry', {
      type: [CountryCount],
      description: 'The countries with the most providers first, at most 100; countries without providers are omitted.',
    }),
    byCategory: t.expose('byCategory', {
      type: [CategoryCount],
      description:
        'The categories with the most providers first, at most 100. A provider counts in each category of its services.',
    }),
    byCity: t.expose('byCity', {
      type: [CityCount],
      description: `At most ${MOST_CITIES} cities, with the most providers first; each country has a share in proportion to its providers.`,
      complexity: { multiplier: 20 },
    }),
  }),
});

builder.queryField('directoryAtAGlance', (t) =>
  t.field({
    type: DirectoryAtAGlance,
    description: 'The directory in numbers.',
    complexity: { field: 20, multiplier: 1 },
    resolve: (_, __, { reads }) => countDirectory(reads),
  }),
);
