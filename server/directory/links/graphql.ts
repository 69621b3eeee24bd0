import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { NODE_POINTS } from '#server/graphql/paging.ts';
import { CategoryCount, CountryCount } from '#server/providers/public/glanceType.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { readField } from '#server/providers/record/visible.ts';
import { SearchResultConnection } from '#server/providers/search/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { LANGUAGES } from '#shared/language.ts';
import { slugOf } from '#shared/slug.ts';
import { headingsOf, readCatalogue } from '../catalogue.ts';
import { listedLanePath } from '../lanePages.ts';
import { isListed, type PageKey, pathWriter } from '../listPages.ts';
import { nearbyProviders } from '../nearbyProviders.ts';
import { categoryPage, countryPage } from '../popularPages.ts';

/** The path of a listed page; null without a page. */
async function writtenPath(context: Context, page: PageKey | null): Promise<string | null> {
  return page && (await pathWriter(context, context.language))(page);
}

/** The path of a page if it is listed; otherwise null. */
async function listedPath(context: Context, key: PageKey): Promise<string | null> {
  return writtenPath(context, (await isListed(context, key)) ? key : null);
}

builder.objectFields(ProviderService, (t) => ({
  directoryPath: t.string({
    nullable: true,
    description:
      'The path of the directory page of the service at the place, on this site; null when the page has fewer ' +
      'than three providers.',
    resolve: ({ service, addressId }, _, context) => listedPath(context, { addressId, offer: service.id }),
  }),
  categoryDirectoryPath: t.string({
    nullable: true,
    description:
      'The path of the directory page of the category of the service at the place, on this site; null when ' +
      'the page has fewer than three providers.',
    resolve: async ({ service, addressId }, _, context) => {
      const { offers } = await readCatalogue(context);
      const offer = offers.get(service.id)?.category;
      return offer ? listedPath(context, { addressId, offer }) : null;
    },
  }),
  categoryDatabaseId: t.int({
    description: 'The database id of the category of the service.',
    resolve: async ({ service }, _, context) => -(await headingsOf(context, service.id)).category.key,
  }),
  subcategoryDatabaseId: t.int({
    description: 'The database id of the subcategory of the service.',
    resolve: async ({ service }, _, context) => (await headingsOf(context, service.id)).subcategoryId,
  }),
  categoryName: t.string({
    description: 'The name of the category of the service, in the language of the request.',
    resolve: async ({ service }, _, context) =>
      (await headingsOf(context, service.id)).category.names[context.language],
  }),
}));

const NEARBY = 3;

builder.prismaObjectField(Provider, 'nearby', (t) =>
  t.field({
    type: [Provider],
    description:
      `At most ${NEARBY} other approved providers that offer the provider's first service at the same place. ` +
      'If there are fewer, also in its region, then with any service of the same category there.',
    complexity: { field: NODE_POINTS * NEARBY, multiplier: NEARBY },
    resolve: async (provider, _, context) =>
      nearbyProviders(context, { id: provider.id, services: await readField(provider, 'services', context) }, NEARBY),
  }),
);

builder.objectField(SearchResultConnection, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description:
      'The path of the equivalent directory page on this site: of the service or category that `keywords` ' +
      'name, at the place, or of the route without keywords. Null when the keywords contain anything else, or ' +
      'when the page has fewer than three providers.',
    resolve: async ({ place, secondPlace, words }, _, context) => {
      if (place && secondPlace && !words) return listedLanePath(context, { fromId: place.id, toId: secondPlace.id });
      if (!place || secondPlace || !words) return null;
      const { bySlug } = await readCatalogue(context);
      const [service] = words.isServiceName && words.exact.length === 1 ? words.exact : [];
      const slug = slugOf(words.text);
      const offer = service ?? LANGUAGES.map((language) => bySlug[language].get(slug)?.key).find(Boolean);
      if (!offer) return null;
      return listedPath(context, { addressId: place.id, offer });
    },
  }),
);

builder.objectField(CategoryCount, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description:
      "The path of the directory page of the category in the reader's country, or in the country with the " +
      'most providers, on this site; null when the page has fewer than three providers.',
    resolve: async ({ categoryId }, _, context) => writtenPath(context, await categoryPage(context, categoryId)),
  }),
);

builder.objectField(CountryCount, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description:
      'The path of the directory page of the category with the most providers in the country, on this site; ' +
      'null when each category has fewer than three providers.',
    resolve: async ({ countryCode }, _, context) => writtenPath(context, await countryPage(context, countryCode)),
  }),
);
