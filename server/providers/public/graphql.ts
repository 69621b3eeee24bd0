import { Contact } from '#server/contacts/contact.ts';
import { PublicImage } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { loadedAs } from '#server/graphql/loadedAs.ts';
import { checkFirst, checkForward, costOfRows, inOrder, NODE_POINTS, REST_ID } from '#server/graphql/paging.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { PUBLIC_TEXT_NAMES } from '#shared/providerForm.ts';
import { providerPath } from '#shared/providerPath.ts';
import { mayReadPublicProviders } from '../access.ts';
import { Branch } from '../branches/graphql.ts';
import { Provider } from '../record/graphql.ts';
import { textFields } from '../texts/graphql.ts';
import { countPublicProviders, listPublicProviderIds, readCursor, writeCursor } from './listPublicProviders.ts';
import {
  listNewestProviderIds,
  listPublicProviders,
  loadPublicProvider,
  NEWEST_OF_ALL,
  previewPublicProvider,
  type PublicProvider as Row,
} from './loadPublicProviders.ts';

export const PublicProvider = builder.objectRef<Row>('PublicProvider');

builder.node(PublicProvider, {
  description: 'The public data of an approved provider, as its page shows it.',
  id: { resolve: (provider) => provider.id, parse: Number },
  loadMany: async (ids: number[], { reads }) => {
    const rows = await listPublicProviders(reads, ids);
    return ids.map((id) =>
      loadedAs(
        'PublicProvider',
        rows.find((row) => row.id === id),
      ),
    );
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    path: t.string({
      description: 'The path of its page on this site.',
      resolve: (provider) => providerPath(provider),
    }),
    ...textFields(t, PUBLIC_TEXT_NAMES),
    image: t.expose('image', {
      type: PublicImage,
      nullable: true,
      description: 'Null when there is none, or it is pending.',
    }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime', description: 'When staff approved it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time it was entered.' }),
    language: t.expose('language', {
      type: 'Language',
      description: 'Its language, if known: `en`, `es` or `pt`.',
    }),
    address: t.field({
      type: Address,
      description: 'The city of the provider.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    contacts: t.expose('contacts', {
      type: [Contact],
      description: 'Ways to reach it.',
      complexity: { multiplier: 3 },
    }),
    providerServices: t.expose('services', {
      type: [ProviderService],
      description: 'Its services and their places.',
      complexity: { multiplier: 3 },
    }),
    branches: t.expose('branches', { type: [Branch], description: 'Its sites.', complexity: { multiplier: 3 } }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time of the last save or decision.',
    }),
  }),
});

builder.prismaObjectField(Provider, 'asPublished', (t) =>
  t.field({
    type: PublicProvider,
    description: 'The provider as the public sees it, or will after approval. Without an image that is not approved.',
    select: { id: true },
    complexity: NODE_POINTS,
    resolve: ({ id }, _, { db }) => previewPublicProvider(db.pool, id),
  }),
);

builder.queryField('publicProvider', (t) =>
  t.field({
    type: PublicProvider,
    nullable: true,
    description: 'An approved provider by its database id; null when there is none, or it is not approved.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    complexity: NODE_POINTS,
    resolve: (_, { databaseId }, { reads }) => loadPublicProvider(reads, databaseId),
  }),
);

const NEWEST = 12;

builder.queryField('newestProviders', (t) =>
  t.field({
    type: [PublicProvider],
    description: `The ${NEWEST} providers that were approved last, newest first.`,
    args: {
      inReadersCountry: t.arg.boolean({
        defaultValue: false,
        description: `Only providers of the reader's country, among the newest ${NEWEST_OF_ALL}; from all countries if it has fewer than three.`,
      }),
    },
    complexity: { field: NODE_POINTS, multiplier: NEWEST },
    resolve: async (_, { inReadersCountry }, { reads, country }) => {
      const ids = await listNewestProviderIds(reads, NEWEST, inReadersCountry ? country : null);
      return inOrder(ids, await listPublicProviders(reads, ids));
    },
  }),
);

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

const PublicProviderConnection = connectionType(
  PublicProvider,
  {
    name: 'PublicProviderConnection',
    edge: 'PublicProviderEdge',
    of: 'Approved providers',
    row: 'An approved provider',
  },
  (filter: { updatedSince: Date | null }, { reads }) => countPublicProviders(reads, filter),
);

builder.queryField('publicProviders', (t) =>
  t.connection(
    {
      type: PublicProvider,
      authScopes: mayReadPublicProviders,
      description:
        'All approved providers, least recently changed first, for programs that keep a copy: continue from the last ' +
        'cursor to receive changes. Webhooks report removed providers. Tokens need `providers:read`. Errors: ' +
        'BAD_USER_INPUT.',
      args: {
        updatedSince: t.arg({ type: 'DateTime', description: 'Only providers changed at this time or later.' }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { updatedSince, ...paging }, { reads }) => {
        const { first, after } = paging;
        checkForward(paging);
        checkFirst(first, MAX_ROWS);
        const most = first ?? PAGE_ROWS;
        const filter = { updatedSince: updatedSince ?? null };
        const ids = await listPublicProviderIds(reads, filter, after == null ? null : readCursor(after), most);
        const shown = ids.slice(0, most);
        const rows = inOrder(shown, await listPublicProviders(reads, shown));
        const edges = rows.map((node) => ({ node, cursor: writeCursor(node) }));
        return {
          ...filter,
          edges,
          pageInfo: {
            startCursor: edges[0]?.cursor ?? null,
            // there may be nothing new yet: continue from the same cursor
            endCursor: edges.at(-1)?.cursor ?? after ?? null,
            hasNextPage: ids.length > most,
            hasPreviousPage: after != null,
          },
        } as never;
      },
    },
    PublicProviderConnection,
  ),
);
