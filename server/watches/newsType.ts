import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { describedEnum, ownedList } from '#server/graphql/lists.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import type { News } from './facts.ts';
import { shownProvider } from './shownProvider.ts';

const WatchChange = describedEnum<News>('WatchChange', 'What changed of a watched provider.', {
  gone: 'It is no longer published.',
  suspended: 'Our team suspended it.',
  back: 'It is published again.',
  contacts: 'Its contacts changed.',
  owners: 'Its owners changed.',
  notices: 'It has a new notice about a change of its control.',
  credentials: 'Its credentials that were found at public registers changed.',
  moved: 'Its place changed.',
  renamed: 'Its legal name changed.',
});

export const WatchNews = builder.prismaObject('WatchNews', {
  description:
    'An item of the news of a watch: a new result of its search, or what changed of its provider. Kept for 30 days.',
  fields: (t) => ({
    foundAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was found, and its email or webhook was queued.',
    }),
    providerId: t.id({
      description: 'The id of the provider, which may have been deleted since.',
      resolve: ({ providerId }) => writeGlobalId('Provider', providerId),
    }),
    providerDatabaseId: t.exposeInt('providerId', { description: REST_ID }),
    provider: t.field({
      type: Provider,
      nullable: true,
      description: 'The provider as it is now; null while it is not public.',
      resolve: ({ providerId }, _, context) => shownProvider(context, providerId),
    }),
    changes: t.field({
      type: [WatchChange],
      description: 'What changed of a watched provider; empty for a new result of a search.',
      resolve: ({ changes }) => changes as News[],
    }),
  }),
});

export const newsList = ownedList(WatchNews, 'watchNews', { of: 'News of a watch', row: 'An item of news', usual: 20 });
