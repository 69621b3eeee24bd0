import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { checkFirst, costOfRows, REST_ID } from '#server/graphql/paging.ts';
import { countRows } from '#server/platform/db.ts';
import { mayReadPublicProviders } from '../access.ts';
import { Provider } from '../record/graphql.ts';
import { type ChangeList, type Cursor, type Position, pageAfter, readCursor } from './changeCursor.ts';
import {
  countPublicProviders,
  listPublicPositions,
  listRemovedPositions,
  type Removed,
} from './listPublicProviders.ts';
import { listApproved } from './loadPublicProviders.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;
const complexity = costOfRows(MAX_ROWS, PAGE_ROWS);

interface Paging {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

async function readPage<Row extends Position>(
  list: ChangeList,
  { first, after }: Paging,
  read: (after: Cursor | null, first: number) => Promise<Row[]>,
) {
  checkFirst(first, MAX_ROWS);
  const [cursor, most] = [after == null ? null : readCursor(after, list), first ?? PAGE_ROWS];
  return pageAfter(await read(cursor, most), cursor, most, list);
}

const PublicProviderConnection = connectionType(
  Provider,
  {
    name: 'PublicProvider',
    of: 'Approved providers',
    row: 'An approved provider',
  },
  (filter: { updatedSince: Date | null }, { reads }) => countPublicProviders(reads, filter),
);

const KEEP =
  'Keep `endCursor`, which does not expire: the rows after it are the changes since, and without any it is the cursor ' +
  'that was sent. Rows of the last 90 seconds can come again.';

builder.queryField('publicProviders', (t) =>
  t.connection(
    {
      type: Provider,
      authScopes: mayReadPublicProviders,
      description:
        `All approved providers, least recently changed first, for programs that keep a copy. ${KEEP} ` +
        '`removedProviders` lists the rows to remove. A row moves to the end with each save, decision and ' +
        'confirmation of the provider, its branches, lanes or image, with each result of a check at a ' +
        'register, within an hour or two of the end of a credential, and with a new `controlNotice` or the ' +
        'end of a claim. Changes elsewhere do not move it: names of services and places, `answersWithinADay`, ' +
        '`nearby`, `directoryPath`; nor does a `controlNotice` that ends at its `until`. Tokens of partners ' +
        'need `providers:read`. Errors: BAD_USER_INPUT.',
      args: {
        updatedSince: t.arg({
          type: 'DateTime',
          description:
            'Only providers changed at this time or later; needed for the first page only, as later pages follow `after`.',
        }),
      },
      complexity,
      resolve: async (_, { updatedSince, ...paging }, { reads }) => {
        const filter = { updatedSince: updatedSince ?? null };
        const { edges, pageInfo } = await readPage('published', paging, (after, first) =>
          listPublicPositions(reads, filter, after, first),
        );
        const rows = await listApproved(
          reads,
          edges.map(({ node }) => node.id),
        );
        const shown = new Map(rows.map((row) => [row.id, row]));
        return {
          ...filter,
          // without providers that were removed between the two reads
          edges: edges.flatMap(({ node: { id }, cursor }) => (shown.has(id) ? { node: shown.get(id), cursor } : [])),
          pageInfo,
        } as never;
      },
    },
    PublicProviderConnection,
  ),
);

const RemovalReason = builder.enumType('RemovalReason', {
  description: 'The reason why a provider is no longer public.',
  values: {
    DELETED: { value: 'deleted', description: 'The provider no longer exists, and will not return: delete your row.' },
    HIDDEN: {
      value: 'hidden',
      description: 'The provider is suspended or under review again, and may return with the same id.',
    },
  } as const,
});

const RemovedProvider = builder.objectRef<Removed>('RemovedProvider').implement({
  description: 'A provider that is no longer public.',
  fields: (t) => ({
    providerId: t.id({
      description: 'The previous global id of the provider; `node` finds it only when it is public again.',
      resolve: ({ id }) => writeGlobalId('Provider', id),
    }),
    providerDatabaseId: t.exposeInt('id', { description: REST_ID }),
    reason: t.expose('reason', {
      type: RemovalReason,
      description: 'The reason; a hidden provider can be deleted later.',
    }),
    removedAt: t.expose('at', {
      type: 'DateTime',
      description: 'The time of the last removal, or of the deletion after it.',
    }),
  }),
});

const RemovedProviderConnection = connectionType(
  RemovedProvider,
  { name: 'RemovedProvider', of: 'Removed providers', row: 'A removed provider' },
  (_, { reads }) => countRows(reads, 'from removed_providers'),
);

builder.queryField('removedProviders', (t) =>
  t.connection(
    {
      type: RemovedProvider,
      authScopes: mayReadPublicProviders,
      description:
        'The providers that are no longer public, in the order of their removal, for programs that keep a ' +
        `copy of \`publicProviders\`. ${KEEP} A provider that is published again leaves this list. Tokens of ` +
        'partners need `providers:read`. Errors: BAD_USER_INPUT.',
      complexity,
      resolve: async (_, paging, { reads }) =>
        (await readPage('removed', paging, (after, first) => listRemovedPositions(reads, after, first))) as never,
    },
    RemovedProviderConnection,
  ),
);
