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
/** Loading the providers of a page takes as long as a few rows of a search. */
const PAGE_POINTS = 500;

const DirectoryLink = builder.objectRef<Link>('DirectoryLink').implement({
  description: `A directory page with at least ${LISTED_FROM} approved providers.`,
  fields: (t) => ({
    ...offerFields(t),
    placeName: t.string({
      description: 'The place alone, such as `Bahía Blanca`; a country in the language of the request.',
      resolve: ({ place }, _, { language }) => placeName(place, language),
    }),
    path: t.string({
      description: 'Its path on this site, in the language of the request.',
      resolve: (link, _, context) => pathOf(context, link, context.language),
    }),
    count: t.exposeInt('count', { description: 'Approved providers, at most about an hour ago.' }),
  }),
});

export const DirectoryAlternate = builder
  .objectRef<{ language: Language; path: string }>('DirectoryAlternate')
  .implement({
    description: 'A directory page in one of the languages.',
    fields: (t) => ({
      language: t.expose('language', { type: 'Language', description: 'The language of the page.' }),
      path: t.exposeString('path', { description: 'Its path on this site.' }),
    }),
  });

const DirectoryCrumb = builder.objectRef<Pick<Link, 'offer' | 'place'>>('DirectoryCrumb').implement({
  description: 'A breadcrumb of a directory page: the same service in a wider place, or the page itself.',
  fields: (t) => ({
    name: t.string({
      description: 'The place alone; a country in the language of the request.',
      resolve: ({ place }, _, { language }) => placeName(place, language),
    }),
    path: t.string({
      description: 'Its path on this site, in the language of the request.',
      resolve: (crumb, _, context) => pathOf(context, crumb, context.language),
    }),
  }),
});

const DirectoryPageKind = builder.enumType('DirectoryPageKind', {
  description: 'The subject of a directory page.',
  values: {
    SERVICE: { value: 'service', description: 'The providers of a service.' },
    CATEGORY: { value: 'category', description: 'The providers of any service of a category.' },
  } as const,
});

const DirectoryProviderConnection = connectionType(
  Provider,
  { name: 'DirectoryProvider', of: 'Providers of a directory page', row: 'A provider of a directory page' },
  ({ count }: { count: number }) => count,
);

const DirectoryPage = builder.objectRef<Page>('DirectoryPage').implement({
  description:
    'The approved providers that offer a service, or any service of a category, at a place or at a place in it.',
  fields: (t) => ({
    kind: t.field({
      type: DirectoryPageKind,
      description: 'Whether it lists a service or a category.',
      resolve: ({ offer }) => (offer.category === null ? 'category' : 'service'),
    }),
    ...offerFields(t),
    placeName: t.string({
      description: 'The place alone, such as `Bahía Blanca`; a country in the language of the request.',
      resolve: ({ place }, _, { language }) => placeName(place, language),
    }),
    place: t.expose('place', { type: PlaceRef, description: 'The place.' }),
    count: t.exposeInt('count', {
      description: 'The number of its providers; above about 2,000 it can be an hour old.',
    }),
    isIndexed: t.boolean({
      description: `Whether search engines may index it: it has at least ${LISTED_FROM} providers.`,
      resolve: ({ count }) => count >= LISTED_FROM,
    }),
    path: t.exposeString('path', {
      description: 'Its canonical path on this site, in the language of the request, such as `/es/fletes/argentina`.',
    }),
    redirectTo: t.string({
      nullable: true,
      description:
        'The canonical path, if the requested slugs are of another language, a previous name, in upper case or without the region. Null when the slugs are canonical.',
      resolve: ({ isCanonical, path }) => (isCanonical ? null : path),
    }),
    alternates: t.field({
      type: [DirectoryAlternate],
      description: 'The page in each language, this one included.',
      complexity: { multiplier: LANGUAGES.length },
      resolve: (page, _, context) => LANGUAGES.map((language) => ({ language, path: pathOf(context, page, language) })),
    }),
    breadcrumb: t.field({
      type: [DirectoryCrumb],
      description: 'Its breadcrumbs, the country first and the page itself last; at most 3.',
      complexity: { multiplier: 3 },
      resolve: ({ offer, around, place }) => [...around, place].map((item) => ({ offer, place: item })),
    }),
    providers: t.connection(
      {
        type: Provider,
        description: `Its providers, newest first; ${PAGE_ROWS} unless \`first\` says otherwise. Errors: BAD_USER_INPUT.`,
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
      description: `The same service in the regions of a country or the cities of a region, most providers first; at most ${MOST_BELOW}.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => placesWithin(context, page, MOST_BELOW),
    }),
    neighbours: t.field({
      type: [DirectoryLink],
      description: `The same service in other cities of the region, regions of the country or countries, the nearest first; at most ${MOST_LINKS}.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => neighbours(context, page, MOST_LINKS),
    }),
    relatedServices: t.field({
      type: [DirectoryLink],
      description: `At the same place: for a category its services, then other categories; for a service its category, then other services in it. Most providers first, at most ${MOST_LINKS}.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => relatedServices(context, page, MOST_LINKS),
    }),
    widerPage: t.field({
      type: DirectoryLink,
      nullable: true,
      description:
        'The same service in the smallest wider place with enough providers, if this one has too few; otherwise null.',
      resolve: widerPage,
    }),
  }),
});

builder.queryFields((t) => ({
  directoryPage: t.field({
    type: DirectoryPage,
    nullable: true,
    description:
      'A directory page by its slugs; null when there is no such service or place. See `redirectTo` for slugs that are ' +
      'not canonical.',
    args: {
      service: t.arg.string({
        required: true,
        description: 'The slug of a service or category, such as `fletes-y-acarreos`.',
      }),
      places: t.arg.stringList({
        required: true,
        description: 'The slugs of a country, then of a region of it, then of a city: one to three.',
      }),
    },
    complexity: PAGE_POINTS,
    resolve: (_, requested, context) => readDirectoryPage(context, requested),
  }),
  popularDirectoryPages: t.field({
    type: [DirectoryLink],
    description: `The services with the most providers in the reader's country, or in the country with the most providers; at most ${MOST_LINKS}.`,
    args: {
      categories: t.arg.boolean({
        defaultValue: false,
        description: 'True: categories instead of services. Null counts as false.',
      }),
    },
    complexity: { field: 20, multiplier: MOST_LINKS },
    resolve: (_, { categories }, context) => popularPages(context, categories ? 'categories' : 'services', MOST_LINKS),
  }),
}));
