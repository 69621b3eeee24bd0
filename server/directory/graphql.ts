import { builder } from '#server/graphql/builder.ts';
import { connectionType, pageOfIds } from '#server/graphql/lists.ts';
import { costOfRows, readListPage } from '#server/graphql/paging.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { listApproved } from '#server/providers/public/loadPublicProviders.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { LISTED_FROM } from '#shared/directoryPath.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import {
  type DirectoryLink as Link,
  neighbours,
  type DirectoryPage as Page,
  pathOf,
  placeName,
  placesWithin,
  readDirectoryPage,
  relatedServices,
  widerPage,
} from './directoryPage.ts';
import { offerFields } from './offerType.ts';
import { popularPages } from './popularPages.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;
const MOST_LINKS = 12;
/** The maximum number of services of a category, and of places of a country. */
const MOST_BELOW = 60;
/** The price in points: loading the providers of a page takes as long as a few rows of a search. */
const PAGE_POINTS = 500;

const DirectoryLink = builder.objectRef<Link>('DirectoryLink').implement({
  description: `A link to a directory page with at least ${LISTED_FROM} approved providers.`,
  fields: (t) => ({
    ...offerFields(t),
    placeName: t.string({
      description:
        'The name of the place without its region, such as `Bahía Blanca`; a country in the language of the request.',
      resolve: ({ place }, _, { language }) => placeName(place, language),
    }),
    path: t.string({
      description: 'The path of the page on this site, in the language of the request.',
      resolve: (link, _, context) => pathOf(context, link, context.language),
    }),
    count: t.exposeInt('count', { description: 'The number of approved providers; can be about an hour old.' }),
  }),
});

export const DirectoryAlternate = builder
  .objectRef<{ language: Language; path: string }>('DirectoryAlternate')
  .implement({
    description: 'The address of a directory page in one of the languages.',
    fields: (t) => ({
      language: t.expose('language', { type: 'Language', description: 'The language of the page.' }),
      path: t.exposeString('path', { description: 'The path of the page on this site.' }),
    }),
  });

const DirectoryCrumb = builder.objectRef<Pick<Link, 'offer' | 'place'>>('DirectoryCrumb').implement({
  description: 'A breadcrumb of a directory page: the page of the same service in a wider place, or the page itself.',
  fields: (t) => ({
    name: t.string({
      description: 'The name of the place without its region; a country in the language of the request.',
      resolve: ({ place }, _, { language }) => placeName(place, language),
    }),
    path: t.string({
      description: 'The path of the page on this site, in the language of the request.',
      resolve: (crumb, _, context) => pathOf(context, crumb, context.language),
    }),
  }),
});

const DirectoryPageKind = builder.enumType('DirectoryPageKind', {
  description: 'The subject of a directory page.',
  values: {
    SERVICE: { value: 'service', description: 'A page with the providers of a service.' },
    CATEGORY: { value: 'category', description: 'A page with the providers of any service of a category.' },
  } as const,
});

const DirectoryProviderConnection = connectionType(
  Provider,
  { name: 'DirectoryProvider', of: 'Providers of a directory page', row: 'A provider of a directory page' },
  ({ count }: { count: number }) => count,
);

const DirectoryPage = builder.objectRef<Page>('DirectoryPage').implement({
  description:
    'A page of the directory: the approved providers that offer a service, or any service of a category, at a ' +
    'place or at a place within it.',
  fields: (t) => ({
    kind: t.field({
      type: DirectoryPageKind,
      description: 'Whether the page lists a service or a category.',
      resolve: ({ offer }) => (offer.category === null ? 'category' : 'service'),
    }),
    ...offerFields(t),
    placeName: t.string({
      description:
        'The name of the place without its region, such as `Bahía Blanca`; a country in the language of the request.',
      resolve: ({ place }, _, { language }) => placeName(place, language),
    }),
    place: t.expose('place', { type: PlaceRef, description: 'The place of the page.' }),
    count: t.exposeInt('count', {
      description: 'The number of providers; above about 2,000 it can be an hour old.',
    }),
    isIndexed: t.boolean({
      description: `Whether search engines may index the page, which requires at least ${LISTED_FROM} providers.`,
      resolve: ({ count }) => count >= LISTED_FROM,
    }),
    path: t.exposeString('path', {
      description:
        'The canonical path of the page on this site, in the language of the request, such as `/es/fletes/argentina`.',
    }),
    redirectTo: t.string({
      nullable: true,
      description:
        'The canonical path, if the requested slugs are of another language, of a previous name, in upper ' +
        'case or without the region. Null when the slugs are canonical.',
      resolve: ({ isCanonical, path }) => (isCanonical ? null : path),
    }),
    alternates: t.field({
      type: [DirectoryAlternate],
      description: 'The page in each language, including this one.',
      complexity: { multiplier: LANGUAGES.length },
      resolve: (page, _, context) => LANGUAGES.map((language) => ({ language, path: pathOf(context, page, language) })),
    }),
    breadcrumb: t.field({
      type: [DirectoryCrumb],
      description: 'The breadcrumbs, the country first and the page itself last; at most 3.',
      complexity: { multiplier: 3 },
      resolve: ({ offer, around, place }) => [...around, place].map((item) => ({ offer, place: item })),
    }),
    providers: t.connection(
      {
        type: Provider,
        description: `The providers of the page, newest first; by default ${PAGE_ROWS}. Errors: BAD_USER_INPUT.`,
        complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
        resolve: async (page, args, { reads }) => {
          const requested = readListPage(args, MAX_ROWS, PAGE_ROWS);
          const ids = await page.page(requested);
          const rows = await pageOfIds(ids, requested, ({ id }) => listApproved(reads, id.in));
          return { count: page.count, ...rows };
        },
      },
      DirectoryProviderConnection,
    ),
    placesWithin: t.field({
      type: [DirectoryLink],
      description:
        'The pages of the same service in the regions of a country or the cities of a region, most providers ' +
        `first; at most ${MOST_BELOW}.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => placesWithin(context, page, MOST_BELOW),
    }),
    neighbours: t.field({
      type: [DirectoryLink],
      description:
        'The pages of the same service in other cities of the region, other regions of the country, or other ' +
        `countries, the nearest first; at most ${MOST_LINKS}.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => neighbours(context, page, MOST_LINKS),
    }),
    relatedServices: t.field({
      type: [DirectoryLink],
      description:
        'Other services or categories at the same place: for a category its services, then other categories; ' +
        'for a service its category, then the other services of the category. Most providers first, at most ' +
        `${MOST_LINKS}.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => relatedServices(context, page, MOST_LINKS),
    }),
    widerPage: t.field({
      type: DirectoryLink,
      nullable: true,
      description:
        'The page of the same service in the smallest wider place with enough providers, if this page has too ' +
        'few; otherwise null.',
      resolve: widerPage,
    }),
  }),
});

builder.queryFields((t) => ({
  directoryPage: t.field({
    type: DirectoryPage,
    nullable: true,
    description:
      'A directory page by its slugs; null when the service or place does not exist. If the slugs are not ' +
      'canonical, `redirectTo` is set.',
    args: {
      service: t.arg.string({
        required: true,
        description: 'The slug of a service or category, such as `fletes-y-acarreos`.',
      }),
      places: t.arg.stringList({
        required: true,
        description: 'One to three slugs: of a country, of a region in the country, and of a city in the region.',
      }),
    },
    complexity: PAGE_POINTS,
    resolve: (_, requested, context) => readDirectoryPage(context, requested),
  }),
  popularDirectoryPages: t.field({
    type: [DirectoryLink],
    description:
      "The pages of the services with the most providers in the reader's country, or in the country with the " +
      `most providers; at most ${MOST_LINKS}.`,
    args: {
      categories: t.arg.boolean({
        defaultValue: false,
        description: 'Whether to list categories instead of services. Null counts as false.',
      }),
    },
    complexity: { field: 20, multiplier: MOST_LINKS },
    resolve: (_, { categories }, context) => popularPages(context, categories ? 'categories' : 'services', MOST_LINKS),
  }),
}));
