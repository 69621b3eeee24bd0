import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../graphql/builder.ts';
import type { Context } from '../graphql/context.ts';
import { fieldsBelow } from '../graphql/execution/reads.ts';
import { connectionOf, inOrder, type ListArguments, readListPage } from '../graphql/listPage.ts';
import { costOfRows, OFFSET } from '../graphql/paging.ts';
import { SortDirection } from '../graphql/sortDirection.ts';
import { Provider } from './graphql.ts';
import { countProviders, listProviderIds, type ProviderFilter } from './list/listProviders.ts';
import { isReadable, readRows } from './list/readRows.ts';
import type { ProviderOrder, ProviderSortField } from './list/sorts.ts';
import { wantedOfProviders } from './list/wanted.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 50;

const ProviderOrderField = builder.enumType('ProviderOrderField', {
  description: 'What a list of providers can be sorted by. What has no value comes last either way.',
  values: {
    BUSINESS_NAME: { value: 'businessName', description: 'The legal name.' },
    COMMERCIAL_NAME: { value: 'commercialName', description: 'The name it trades under.' },
    TAX_NUMBER: { value: 'taxNumber', description: 'The tax number, as a text.' },
    APPROVED_AT: { value: 'approvedAt', description: 'When it was approved.' },
    APPROVED_BY: { value: 'approvedBy', description: "The approver's display name." },
    CREATED_AT: { value: 'createdAt', description: 'When it was entered.' },
    UPDATED_AT: { value: 'updatedAt', description: 'When it was last saved or decided about.' },
  } as const satisfies Record<string, { value: ProviderSortField; description?: string }>,
});

const ProviderOrderInput = builder.inputType('ProviderOrder', {
  description: 'How a list of providers is sorted.',
  fields: (t) => ({
    field: t.field({ type: ProviderOrderField, required: true, description: 'By what.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'Which way.' }),
  }),
});

interface Listing {
  filter: ProviderFilter;
}

const ProviderConnection = builder.connectionObject(
  {
    type: Provider,
    name: 'ProviderConnection',
    description: 'Providers, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many there are on all pages.',
        resolve: (listing, _, { db }) => countProviders(db.pool, (listing as unknown as Listing).filter),
      }),
    }),
  },
  { name: 'ProviderEdge', description: 'A provider in a list.' },
);

const args = (t: Parameters<Parameters<typeof builder.queryField>[1]>[0]) => ({
  search: t.arg.string({
    description: 'Only those with all these words in their names, tax number or applicant e-mail.',
  }),
  orderBy: t.arg({ type: ProviderOrderInput, description: 'Without it the newest come first.' }),
  offset: t.arg.int({ description: OFFSET }),
});

type Arguments = ListArguments & {
  search?: string | null;
  orderBy?: { field: ProviderSortField; direction: 'asc' | 'desc' } | null;
};

async function list(isQueue: boolean, arguments_: Arguments, context: Context, info: GraphQLResolveInfo) {
  const { search, orderBy } = arguments_;
  const filter: ProviderFilter = { isQueue, search };
  const page = readListPage(arguments_, MAX_ROWS, PAGE_ROWS);
  const order: ProviderOrder = orderBy
    ? { field: orderBy.field, isDescending: orderBy.direction === 'desc' }
    : { field: 'createdAt', isDescending: true };
  const ids = await listProviderIds(context.db.pool, filter, order, page);
  const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'Provider' });
  const rows = isReadable(query)
    ? await readRows(context.db.pool, ids, query, wantedOfProviders(fieldsBelow(info, ['edges', 'node'])))
    : await context.db.prisma.provider.findMany({ ...query, where: { id: { in: ids } } });
  return { ...connectionOf(inOrder(ids, rows), page), filter };
}

builder.queryFields((t) => ({
  providers: t.connection(
    {
      type: Provider,
      authScopes: { superAdmin: true },
      description: 'All providers, also rejected ones and those that wait. Errors: BAD_USER_INPUT.',
      args: args(t as never),
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: (_, arguments_, context, info) => list(false, arguments_ as Arguments, context, info) as never,
    },
    ProviderConnection,
  ),
  unapprovedProviders: t.connection(
    {
      type: Provider,
      authScopes: { superAdmin: true },
      description: 'The moderation queue: providers nobody has decided about. Errors: BAD_USER_INPUT.',
      args: args(t as never),
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: (_, arguments_, context, info) => list(true, arguments_ as Arguments, context, info) as never,
    },
    ProviderConnection,
  ),
  provider: t.prismaField({
    type: Provider,
    nullable: true,
    authScopes: { superAdmin: true },
    description: 'A provider by its database id; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: (query, _, { databaseId }, { db }) =>
      db.prisma.provider.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));
