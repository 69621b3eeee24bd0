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

/** `count` asks once, however many fields need it. */
interface Listing {
  count: () => Promise<Count>;
}

const LogOrderField = builder.enumType('LogOrderField', {
  description: 'What the log can be sorted by. What has no value comes last either way.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When it happened.' },
    SEVERITY: { value: 'severity', description: 'How much it matters: INFO, WARNING, ERROR.' },
    USER: { value: 'user', description: 'The display name of who did it.' },
  } as const satisfies Record<string, { value: LogSortField; description: string }>,
});

const LogOrderInput = builder.inputType('LogOrder', {
  description: 'How the log is sorted.',
  fields: (t) => ({
    field: t.field({ type: LogOrderField, required: true, description: 'By what.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'Which way.' }),
  }),
});

const LogsConnection = builder.connectionObject(
  {
    type: Log,
    name: 'LogsConnection',
    description: 'Log entries, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many there are on all pages: exact up to 20,000, estimated above.',
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
      description: 'What happened. Errors: BAD_USER_INPUT.',
      args: {
        severity: t.arg({ type: LogSeverity, description: 'Only those that matter so much.' }),
        search: t.arg.string({ description: 'Only those whose message has these words or beginnings of words.' }),
        userDatabaseId: t.arg.int({ description: 'Only what this user did.' }),
        from: t.arg({ type: 'DateTime', description: 'Only what happened then or later.' }),
        until: t.arg({ type: 'DateTime', description: 'Only what happened before.' }),
        orderBy: t.arg({ type: LogOrderInput, description: 'Without it the newest come first.' }),
        offset: t.arg.int({
          description:
            'Rows to skip before the first: for numbered pages, in place of a cursor. Above 20,000 and without a ' +
            'filter or an order a page begins about there.',
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
