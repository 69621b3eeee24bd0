import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { describedEnum, ownedList } from '#server/graphql/lists.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import type { News } from './facts.ts';
import { shownProvider } from './shownProvider.ts';

const WatchChange = describedEnum<News>('WatchChange', 'A change of a watched provider.', {
  gone: 'The provider is no longer published.',
  suspended: 'Our team suspended the provider.',
  back: 'The provider is published again.',
  contacts: 'The contacts changed.',
  owners: 'The owners changed.',
  notices: 'The provider has a new notice about a change of control.',
  credentials: 'The credentials that were found at public registers changed.',
  moved: 'The place changed.',
  renamed: 'The legal name changed.',
});

export const WatchNews = builder.prismaObject('WatchNews', {
  description:
    'An item of the news of a watch: a new result of its search, or the changes of its provider. Stored for 30 days.',
  fields: (t) => ({
    foundAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'The time at which the item was found, and its email or webhook was queued.',
    }),
    providerId: t.id({
      description: 'The id of the provider, which may have been deleted since.',
      resolve: ({ providerId }) => writeGlobalId('Provider', providerId),
    }),
    providerDatabaseId: t.exposeInt('providerId', { description: REST_ID }),
    provider: t.field({
      type: Provider,
      nullable: true,
      description: 'The provider in its current version; null while it is not public.',
      resolve: ({ providerId }, _, context) => shownProvider(context, providerId),
    }),
    changes: t.field({
      type: [WatchChange],
      description: 'The changes of a watched provider; empty for a new result of a search.',
      resolve: ({ changes }) => changes as News[],
    }),
  }),
});

export const newsList = ownedList(WatchNews, 'watchNews', { of: 'News of a watch', row: 'An item of news', usual: 20 });
