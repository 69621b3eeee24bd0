import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { CategoryCount, CountryCount } from '#server/providers/moderation/overview.ts';
import { SearchProvidersConnection } from '#server/search/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { LANGUAGES } from '#shared/language.ts';
import { slugOf } from '#shared/slug.ts';
import { readCatalogue } from '../catalogue.ts';
import { type PageKey, pathWriter } from '../listPages.ts';
import { categoryPage, countryPage } from '../popularPages.ts';

/** The path of a page that is listed; null for null. */
async function listedPath(context: Context, page: PageKey | null): Promise<string | null> {
  return page && (await pathWriter(context, context.language))(page);
}

builder.objectField(ProviderService, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description:
      'The directory page of the service at the place, on this site; null when it has fewer than three providers.',
    resolve: async ({ service, addressId }, _, context) => {
      // Prisma reads those of all rows at once
      const key = { addressId, offer: service.id };
      return listedPath(context, await context.db.prisma.directoryPage.findUnique({ where: { addressId_offer: key } }));
    },
  }),
);

builder.objectField(SearchProvidersConnection, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description:
      'The directory page that lists the same: of the service or category that `keywords` name, at the place, on this ' +
      'site. Null when they say more, or when the page has fewer than three providers.',
    resolve: async ({ place, secondPlace, words }, _, context) => {
      if (!place || secondPlace || !words) return null;
      const { bySlug } = await readCatalogue(context);
      const [service] = words.isServiceName && words.exact.length === 1 ? words.exact : [];
      const slug = slugOf(words.text);
      const offer = service ?? LANGUAGES.map((language) => bySlug[language].get(slug)?.key).find(Boolean);
      if (!offer) return null;
      const key = { addressId: place.id, offer };
      return listedPath(context, await context.db.prisma.directoryPage.findUnique({ where: { addressId_offer: key } }));
    },
  }),
);

builder.objectField(CategoryCount, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description:
      "The directory page of the category in the reader's country, or in the one with the most providers, on this site; " +
      'null when it has fewer than three providers.',
    resolve: async ({ categoryId }, _, context) => listedPath(context, await categoryPage(context, categoryId)),
  }),
);

builder.objectField(CountryCount, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description:
      'The directory page of the category with the most providers in the country, on this site; null when each has fewer ' +
      'than three.',
    resolve: async ({ countryCode }, _, context) => listedPath(context, await countryPage(context, countryCode)),
  }),
);
