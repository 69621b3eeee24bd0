import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { orderInput, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import {
  byId,
  connectionOf,
  costOfRows,
  type ListArguments,
  NEWEST_FIRST,
  readListPage,
} from '#server/graphql/paging.ts';
import { Invalid } from '#server/platform/errors.ts';
import { mayReadLogs } from './access.ts';
import { Log, LogSeverity } from './graphql.ts';
import { countLogs, type LogFilter, listLogIds } from './listLogs.ts';
import type { Subject } from './subjectName.ts';

export const MAX_ENTRIES = 1_000;
export const PAGE_ENTRIES = 100;
const MAX_ID = 2n ** 63n;

type Count = Awaited<ReturnType<typeof countLogs>>;

/** `count` queries once, however many fields need it. */
interface Listing {
  count: () => Promise<Count>;
}

const LogOrderInput = orderInput('LogOrder', 'the log', {
  CREATED_AT: { value: 'createdAt', description: 'When it happened.' },
  SEVERITY: { value: 'severity', description: 'Severity: INFO, WARNING, ERROR.' },
  USER: { value: 'user', description: 'The display name of the user who caused it.' },
} as const);

export const LogConnection = builder.connectionObject(
  {
    type: Log,
    name: 'LogConnection',
    authScopes: mayReadLogs,
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
  { name: 'LogEdge', description: 'A log entry in a list.' },
);

builder.queryFields((t) => ({
  logs: t.connection(
    {
      type: Log,
      authScopes: mayReadLogs,
      description: 'The log. Errors: BAD_USER_INPUT.',
      args: {
        severity: t.arg({ type: LogSeverity, description: 'Only entries of this severity.' }),
        search: t.arg.string({
          description: "Only entries whose message, in the request's language, has these words or prefixes.",
        }),
        userId: t.arg.id({ description: 'Only entries of this user.' }),
        from: t.arg({ type: 'DateTime', description: 'Only entries from this time or later.' }),
        until: t.arg({ type: 'DateTime', description: 'Only entries before this time.' }),
        orderBy: t.arg({ type: LogOrderInput, description: NEWEST_FIRST }),
        offset: t.arg.int({
          description:
            'Rows to skip before the first: for numbered pages, instead of a cursor. Above 20,000, without a ' +
            'filter or an order, the first row is approximate.',
        }),
      },
      complexity: costOfRows(MAX_ENTRIES, PAGE_ENTRIES),
      resolve: async (_, { severity, search, userId: sent, from, until, orderBy, ...paging }, context, info) => {
        const { pool, prisma } = context.db;
        const { language } = context;
        const userId = sent == null ? null : databaseIdOf(sent, 'User');
        const filter = { severity, search, language, userId, from, until } as LogFilter;
        const page = readListPage(paging, MAX_ENTRIES, PAGE_ENTRIES);
        const ids = await listLogIds(pool, filter, orderBy, page);
        const query = queryOfRows('Log', context, info);
        let counted: Promise<Count> | undefined;
        const count = () => {
          counted ??= countLogs(pool, filter);
          return counted;
        };
        return { ...(await pageOfIds(ids, page, (where) => prisma.log.findMany({ ...query, where }))), count } as never;
      },
    },
    LogConnection,
  ),
  log: t.prismaField({
    type: Log,
    nullable: true,
    authScopes: mayReadLogs,
    description: 'A log entry; null when there is none. Errors: BAD_USER_INPUT.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (query, _, { id }, { db }) => db.prisma.log.findUnique({ ...query, where: { id: logIdOf(String(id)) } }),
  }),
}));

/** The id of an entry, global or as digits: it has 64 bits. Throws `Invalid`. */
function logIdOf(sent: string): bigint {
  const digits = /^\d+$/.test(sent) ? sent : Buffer.from(sent, 'base64').toString('latin1').replace(/^Log:/, '');
  const id = /^[1-9]\d{0,18}$/.test(digits) ? BigInt(digits) : null;
  if (id === null || id >= MAX_ID) throw new Invalid('id.global');
  return id;
}

/** The entries about a subject, newest first. */
export async function pageOfSubject(
  { type: subject, id: subjectId }: Subject,
  paging: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const { prisma } = context.db;
  const page = readListPage(paging, MAX_ENTRIES, PAGE_ENTRIES);
  const asked = byId(page, 'desc', Number.MAX_SAFE_INTEGER);
  const where = { subject, subjectId };
  const query = { ...queryOfRows('Log', context, info), ...asked, where: { ...where, ...asked.where } };
  const count = async (): Promise<Count> => ({ count: await prisma.log.count({ where }), isExact: true });
  return { ...connectionOf(await prisma.log.findMany(query), page), count } as never;
}
