import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { orderInput, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import { costOfRows, type ListArguments, NEWEST_FIRST, readListPage } from '#server/graphql/paging.ts';
import { Invalid } from '#server/platform/errors.ts';
import { mayReadLogs } from './access.ts';
import { Log, LogSeverity } from './graphql.ts';
import { countLogs, type LogFilter, listLogIds, MAX_CODES } from './listLogs.ts';
import { readSubjectId } from './subjectId.ts';

export const MAX_ENTRIES = 1_000;
export const PAGE_ENTRIES = 100;
const MAX_ID = 2n ** 63n;

type Count = Awaited<ReturnType<typeof countLogs>>;

/** The source of the connection. `count` runs its query once, even if several fields need the result. */
interface Listing {
  count: () => Promise<Count>;
}

const LogOrderInput = orderInput('LogOrder', 'the log', {
  CREATED_AT: { value: 'createdAt', description: 'The time of the event.' },
  SEVERITY: { value: 'severity', description: 'The severity, in the order INFO, WARNING, ERROR.' },
  USER: { value: 'user', description: 'The display name of the user who caused the event.' },
} as const);

export const LogConnection = builder.connectionObject(
  {
    type: Log,
    name: 'LogConnection',
    authScopes: mayReadLogs,
    description: 'Log entries, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'The number of entries on all pages: exact up to 20,000, estimated above.',
        resolve: async (listing) => (await (listing as unknown as Listing).count()).count,
      }),
      totalCountIsExact: t.boolean({
        description: 'Whether `totalCount` is exact; false when it is estimated.',
        resolve: async (listing) => (await (listing as unknown as Listing).count()).isExact,
      }),
    }),
  },
  { name: 'LogEdge', description: 'A log entry in a list.' },
);

builder.queryFields((t) => ({
  logs: t.connection(
    {
      type: Log,
      authScopes: mayReadLogs,
      description: 'The log entries. Errors: BAD_USER_INPUT.',
      args: {
        severity: t.arg({ type: LogSeverity, description: 'Only entries with this severity.' }),
        search: t.arg.string({
          description:
            'Only entries whose message, in the language of the request, contains all these words or words that ' +
            'begin with them.',
        }),
        userId: t.arg.id({ description: 'Only entries caused by this user.' }),
        subjectId: t.arg.id({ description: 'Only entries about this subject: a global id, as in `Log.subjectId`.' }),
        codes: t.arg.stringList({ description: `Only entries with one of these codes; at most ${MAX_CODES}.` }),
        from: t.arg({ type: 'DateTime', description: 'Only entries from this time or later.' }),
        until: t.arg({ type: 'DateTime', description: 'Only entries before this time.' }),
        orderBy: t.arg({ type: LogOrderInput, description: NEWEST_FIRST }),
        offset: t.arg.int({
          description:
            'The number of rows to skip before the first one, for numbered pages instead of a cursor. Above ' +
            '20,000, without a filter or an order, the first row is approximate.',
        }),
      },
      complexity: costOfRows(MAX_ENTRIES, PAGE_ENTRIES),
      resolve: (_, { userId: user, subjectId, ...sent }, context, info) => {
        const userId = user == null ? null : databaseIdOf(user, 'User');
        const subject = subjectId == null ? null : readSubjectId(String(subjectId));
        return pageOfLogs({ ...sent, userId, subject }, context, info);
      },
    },
    LogConnection,
  ),
  log: t.prismaField({
    type: Log,
    nullable: true,
    authScopes: mayReadLogs,
    description: 'A log entry by its id; null if it does not exist. Errors: BAD_USER_INPUT.',
    args: { id: t.arg.id({ required: true, description: 'The id of the entry.' }) },
    resolve: (query, _, { id }, { db }) => db.prisma.log.findUnique({ ...query, where: { id: logIdOf(String(id)) } }),
  }),
}));

/** The id in a global id or in digits. It has 64 bits, unlike other ids. Throws `Invalid`. */
function logIdOf(sent: string): bigint {
  const digits = /^\d+$/.test(sent) ? sent : Buffer.from(sent, 'base64').toString('latin1').replace(/^Log:/, '');
  const id = /^[1-9]\d{0,18}$/.test(digits) ? BigInt(digits) : null;
  if (id === null || id >= MAX_ID) throw new Invalid('id.global');
  return id;
}

type Listed = Omit<LogFilter, 'language'> & ListArguments & { orderBy?: Parameters<typeof listLogIds>[2] };

/** A page of the log, and the number of its entries. Throws `Invalid`. */
export async function pageOfLogs({ orderBy, ...listed }: Listed, context: Context, info: GraphQLResolveInfo) {
  const { pool, prisma } = context.db;
  const filter = { ...listed, language: context.language };
  const page = readListPage(listed, MAX_ENTRIES, PAGE_ENTRIES);
  const ids = await listLogIds(pool, filter, orderBy, page);
  const query = queryOfRows('Log', context, info);
  let counted: Promise<Count> | undefined;
  const count = () => {
    counted ??= countLogs(pool, filter);
    return counted;
  };
  return { ...(await pageOfIds(ids, page, (where) => prisma.log.findMany({ ...query, where }))), count } as never;
}
