import { builder } from '#server/graphql/builder.ts';
import { countryName } from '#server/places/atlas/place.ts';
import { countryOf } from '#server/places/gazetteer.ts';
import { Address } from '#server/places/graphql.ts';
import { ServiceCategory } from '#server/services/graphql.ts';
import { mayReadProviders } from '../access.ts';
import { countDirectory, type DirectoryCounts, MOST_CITIES } from '../public/countDirectory.ts';
import { Provider } from '../record/graphql.ts';

const WEEKS = 12;

const PendingImages = builder.objectRef<object>('PendingImages').implement({
  description: 'The images waiting for approval.',
  fields: (t) => ({
    totalCount: t.int({
      description: 'The number of pending images.',
      resolve: (_, __, { db }) => db.prisma.providerImage.count({ where: { approvedAt: null } }),
    }),
    providers: t.prismaField({
      type: [Provider],
      description: 'Their providers, longest waiting first; at most 5.',
      complexity: { multiplier: 5 },
      resolve: (query, _, __, { db }) =>
        db.prisma.provider.findMany({
          ...query,
          where: { image: { approvedAt: null } },
          orderBy: { image: { fileId: 'asc' } },
          take: 5,
        }),
    }),
  }),
});

const WeekOfRegistrations = builder.objectRef<{ monday: string; count: number }>('WeekOfRegistrations').implement({
  description: 'The number of providers registered in a week.',
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'The first day (UTC), such as 2026-11-16.' }),
    count: t.exposeInt('count', { description: 'The number of providers, approved or not.' }),
  }),
});

export const CountryCount = builder.objectRef<DirectoryCounts['byCountry'][number]>('CountryCount').implement({
  description: 'The number of providers whose city is in a country.',
  fields: (t) => ({
    countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2.' }),
    name: t.string({
      description: 'In the language of the request.',
      resolve: ({ countryCode }, _, { language }) => countryName(countryCode, language),
    }),
    place: t.field({
      type: Address,
      description: 'The country.',
      resolve: ({ countryCode }, _, { gazetteer }) => countryOf(gazetteer, countryCode)!,
    }),
    count: t.exposeInt('count', { description: 'Approved providers.' }),
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
    count: t.exposeInt('count', { description: 'Approved providers.' }),
  }),
});

const CityCount = builder.objectRef<DirectoryCounts['byCity'][number]>('CityCount').implement({
  description: 'The number of approved providers in a city.',
  fields: (t) => ({
    place: t.field({
      type: Address,
      description: 'The city.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    count: t.exposeInt('count', { description: 'Approved providers.' }),
  }),
});

const DirectoryAtAGlance = builder.objectRef<DirectoryCounts>('DirectoryAtAGlance').implement({
  description: 'The approved providers by category, city and country. At most a minute old.',
  fields: (t) => ({
    providerCount: t.exposeInt('providerCount', { description: 'All approved providers.' }),
    byCountry: t.expose('byCountry', {
      type: [CountryCount],
      description: 'Most providers first; countries without providers are omitted.',
    }),
    byCategory: t.expose('byCategory', {
      type: [CategoryCount],
      description: 'Most providers first. A provider counts in each category of its services.',
    }),
    byCity: t.expose('byCity', {
      type: [CityCount],
      description: `The ${MOST_CITIES} cities with the most providers, most first.`,
      complexity: { multiplier: 20 },
    }),
  }),
});

builder.queryFields((t) => ({
  directoryAtAGlance: t.field({
    type: DirectoryAtAGlance,
    description: 'The directory in numbers.',
    complexity: { field: 20, multiplier: 1 },
    resolve: (_, __, { reads }) => countDirectory(reads),
  }),
  pendingImages: t.field({
    type: PendingImages,
    authScopes: mayReadProviders,
    description: 'The pending images.',
    resolve: () => ({}),
  }),
  registrationsByWeek: t.field({
    type: [WeekOfRegistrations],
    authScopes: mayReadProviders,
    description: `The last ${WEEKS} weeks including this one, oldest first; also those without registrations.`,
    resolve: async (_, __, { db }) => {
      const { rows } = await db.pool.query<{ monday: string; count: number }>({
        name: 'providers.registrationsByWeek',
        text: `select to_char(monday, 'YYYY-MM-DD') as monday, count(p.id)::int as count
          from generate_series(date_trunc('week', now() at time zone 'UTC') - $1 * interval '1 week',
            date_trunc('week', now() at time zone 'UTC'), '1 week') monday
          left join providers p on p.created_at >= monday at time zone 'UTC'
            and p.created_at < (monday + interval '1 week') at time zone 'UTC'
          group by monday order by monday`,
        values: [WEEKS - 1],
      });
      return rows;
    },
  }),
}));
