import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '#server/graphql/builder.ts';
import { connectionOf, inOrder, readListPage } from '#server/graphql/listPage.ts';
import { costOfRows } from '#server/graphql/paging.ts';
import { SortDirection } from '#server/graphql/sortDirection.ts';
import { Invalid } from '#server/platform/errors.ts';
import { mayReadLogs } from './access.ts';
import { Log, LogSeverity } from './graphql.ts';
import { countLogs, type LogSortField, listLogIds } from './listLogs.ts';
import type { LogFilter } from './logConditions.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 100;
const MAX_ID = 2n ** 63n;

type Count = Awaited<ReturnType<typeof countLogs>>;

/** `count` queries once, however many fields need it. */
interface Listing {
  count: () => Promise<Count>;
}

const LogOrderField = builder.enumType('LogOrderField', {
  description: 'Sort keys of the log. Entries without a value come last in both directions.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When it happened.' },
    SEVERITY: { value: 'severity', description: 'Severity: INFO, WARNING, ERROR.' },
    USER: { value: 'user', description: 'The display name of the user who caused it.' },
  } as const satisfies Record<string, { value: LogSortField; description: string }>,
});

const LogOrderInput = builder.inputType('LogOrder', {
  description: 'The order of the log.',
  fields: (t) => ({
    field: t.field({ type: LogOrderField, required: true, description: 'The sort key.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'The direction.' }),
  }),
});

const LogsConnection = builder.connectionObject(
  {
    type: Log,
    name: 'LogsConnection',
    description: 'Log entries, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of entries on all pages: exact up to 20,000, estimated above.',
        resolve: async (listing) => (await (listing as unknown as Listing).count()).count,
      }),
      totalCountIsExact: t.boolean({
        description: 'False when `totalCount` is estimated.',
        resolve: async (listing) => (await (listing as unknown as Listing).count()).isExact,
      }),
    }),
  },
  { name: 'LogsConnectionEdge', description: 'A log entry in a list.' },
);

builder.queryFields((t) => ({
  logs: t.connection(
    {
      type: Log,
      authScopes: mayReadLogs,
      description: 'The log. Errors: BAD_USER_INPUT.',
      args: {
        severity: t.arg({ type: LogSeverity, description: 'Only entries of this severity.' }),
        search: t.arg.string({ description: 'Only entries whose message has these words or prefixes.' }),
        userDatabaseId: t.arg.int({ description: 'Only entries of this user.' }),
        from: t.arg({ type: 'DateTime', description: 'Only entries from this time or later.' }),
        until: t.arg({ type: 'DateTime', description: 'Only entries from before this time.' }),
        orderBy: t.arg({ type: LogOrderInput, description: 'Default: newest first.' }),
        offset: t.arg.int({
          description:
            'Rows to skip before the first: for numbered pages, instead of a cursor. Above 20,000, without a ' +
            'filter or an order, the first row is approximate.',
        }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { severity, search, userDatabaseId, from, until, orderBy, ...paging }, context, info) => {
        const { pool, prisma } = context.db;
        const filter = { severity, search, userId: userDatabaseId, from, until } as LogFilter;
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const ids = await listLogIds(pool, filter, orderBy, page);
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'Log' });
        const rows = await prisma.log.findMany({ ...query, where: { id: { in: ids } } });
        let counted: Promise<Count> | undefined;
        const count = () => {
          counted ??= countLogs(pool, filter);
          return counted;
        };
        return { ...connectionOf(inOrder(ids, rows), page), count } as never;
      },
    },
    LogsConnection,
  ),
  log: t.prismaField({
    type: Log,
    nullable: true,
    authScopes: mayReadLogs,
    description: 'A log entry by its database id; null when there is none. Errors: BAD_USER_INPUT.',
    args: { databaseId: t.arg.string({ required: true, description: 'In digits.' }) },
    resolve: (query, _, { databaseId }, { db }) => {
      const id = /^[1-9]\d{0,18}$/.test(databaseId) ? BigInt(databaseId) : null;
      if (id === null || id >= MAX_ID) throw new Invalid('id.malformed', { field: 'databaseId' });
      return db.prisma.log.findUnique({ ...query, where: { id } });
    },
  }),
}));
