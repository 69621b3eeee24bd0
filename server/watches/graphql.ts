import type { Watch as WatchRow } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf, writeGlobalId } from '#server/graphql/globalId.ts';
import { NODE_POINTS, REST_ID } from '#server/graphql/paging.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { shortPath } from '#shared/providerPath.ts';
import { mayReadWatches } from './access.ts';
import { MOST_OF_PARTNER, MOST_WATCHES } from './createWatch.ts';
import { titleOf } from './mails.ts';
import { readWatch, readWatches } from './manageWatches.ts';
import { newsList, WatchNews } from './newsType.ts';
import { shownProvider } from './shownProvider.ts';

export const WatchRhythm = builder.enumType('WatchRhythm', {
  description: 'The frequency of the emails of a watch. Without news, no email is sent.',
  values: {
    DAILY: { value: 'daily', description: 'At most one email a day.' },
    WEEKLY: { value: 'weekly', description: 'At most one email a week.' },
  } as const,
});

const WatchKind = builder.enumType('WatchKind', {
  description: 'The subject of a watch.',
  values: {
    SEARCH: { description: 'A search, whose news are its new results.' },
    PROVIDER: {
      description:
        'A provider, whose news are changes of its contacts, owners, notices, credentials, place, name and status.',
    },
  } as const,
});

export const Watch = builder.objectRef<WatchRow>('Watch').implement({
  description: 'A search or a provider whose news are emailed to an address, or sent to the webhooks of a partner.',
  fields: (t) => ({
    id: t.id({
      description: 'The id for `watch`, `endWatch` and `renewWatch`; not for `node`.',
      resolve: ({ id }) => writeGlobalId('Watch', id),
    }),
    databaseId: t.exposeInt('id', { description: REST_ID }),
    kind: t.field({
      type: WatchKind,
      description: 'The subject of the watch.',
      resolve: ({ query }) => (query === '' ? 'PROVIDER' : 'SEARCH'),
    }),
    search: t.string({
      nullable: true,
      description: 'The watched search, in the form of `WatchSubject.search`; null for a provider.',
      resolve: ({ query }) => query || null,
    }),
    provider: t.field({
      type: Provider,
      nullable: true,
      description: 'The watched provider; null for a search, and while it is not public.',
      resolve: ({ providerId }, _, context) => (providerId === null ? null : shownProvider(context, providerId)),
    }),
    title: t.string({
      description: 'A one-line summary of the search, or the name of the provider.',
      resolve: (watch, _, { language }) => titleOf(watch, wordsIn(language)),
    }),
    path: t.string({
      nullable: true,
      description:
        'The path of the page of the results or of the provider on this site; null after the provider was deleted.',
      resolve: ({ query, providerId }) => (query ? `/${query}` : providerId === null ? null : shortPath(providerId)),
    }),
    rhythm: t.expose('rhythm', { type: WatchRhythm, description: 'The frequency of the emails.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which the watch was requested.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      description: 'The time at which the watch ends, unless it is renewed.',
    }),
    news: t.connection(
      {
        type: WatchNews,
        description:
          'The news of the last 30 days, newest first: the content of the emails, or of the webhooks ' +
          '`watch.matched`. They are found once a day, for a weekly watch once a week. A result that was not ' +
          'public when its email was created is repeated once it is public. Errors: BAD_USER_INPUT.',
        complexity: newsList.complexity,
        resolve: ({ id: watchId }, ...asked) => newsList.page({ watchId }, ...asked),
      },
      newsList.connection,
    ),
  }),
});

interface WatchesShape {
  email: string | null;
  watches: WatchRow[];
}

export const Watches = builder.objectRef<WatchesShape>('Watches').implement({
  description: 'The watches of an address, or of a partner.',
  fields: (t) => ({
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address that receives the emails; null for a partner, whose webhooks receive the news.',
    }),
    watches: t.expose('watches', {
      type: [Watch],
      description: `The watches, newest first; at most ${MOST_WATCHES}, of a partner ${MOST_OF_PARTNER}.`,
      complexity: { multiplier: MOST_OF_PARTNER },
    }),
  }),
});

const TOKEN = 'The token in the emailed link; null: the watches of the caller.';

builder.queryField('watch', (t) =>
  t.field({
    type: Watch,
    nullable: true,
    authScopes: mayReadWatches,
    description:
      'One of the `watches`; null for an unknown id. Errors: BAD_USER_INPUT, UNAUTHENTICATED, TOO_MANY_REQUESTS.',
    args: {
      id: t.arg.id({ required: true, description: 'The id of the watch.' }),
      token: t.arg.string({ description: TOKEN }),
    },
    complexity: NODE_POINTS,
    resolve: (_, { id, token }, context) => readWatch(context, { id: databaseIdOf(id, 'Watch'), token }),
  }),
);

builder.queryField('watches', (t) =>
  t.field({
    type: Watches,
    nullable: true,
    authScopes: mayReadWatches,
    description:
      'The watches of an address, with a link from one of its emails, or of the confirmed email of the ' +
      'caller; for a program, those of its partner. Errors: BAD_USER_INPUT, UNAUTHENTICATED, ' +
      'TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ description: TOKEN }) },
    complexity: 100,
    resolve: (_, { token }, context) => readWatches(context, token),
  }),
);
