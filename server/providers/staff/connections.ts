import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { connectionType, orderInput, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import {
  costOfRows,
  cursorOf,
  type ListArguments,
  NEWEST_FIRST,
  OFFSET,
  readListPage,
} from '#server/graphql/paging.ts';
import { mayReadProviders } from '../access.ts';
import type { ProviderFilter } from '../list/conditions.ts';
import { countProviders, findPlace, listProviderIds, type ProviderPlace } from '../list/listProviders.ts';
import { loadQueueFacts, type QueueFacts, type QueueView } from '../list/queueFlags.ts';
import type { ProviderOrder } from '../list/sorts.ts';
import { Provider } from '../record/graphql.ts';
import { ProviderStatus } from '../record/statusType.ts';
import { loadProviders } from '../record/visible.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 50;

const ProviderOrderInput = orderInput('ProviderOrder', 'a list of providers', {
  BUSINESS_NAME: { value: 'businessName', description: 'The legal name.' },
  COMMERCIAL_NAME: { value: 'commercialName', description: 'The trade name.' },
  TAX_NUMBER: { value: 'taxNumber', description: 'The tax number, as a text.' },
  APPROVED_AT: { value: 'approvedAt', description: 'The time of the approval.' },
  APPROVED_BY: { value: 'approvedBy', description: "The approver's display name." },
  CREATED_AT: { value: 'createdAt', description: 'The time at which the provider was entered.' },
  SUBMITTED_AT: { value: 'submittedAt', description: 'The time of the last submission.' },
  UPDATED_AT: { value: 'updatedAt', description: 'The time of the last save or decision.' },
} as const);

const QueueFlagEnum = builder.enumType('QueueFlag', {
  description: 'A fact about a provider, shown to staff before they open the provider.',
  values: {
    CONFIRMED: { value: 'confirmed', description: 'The applicant confirmed the email.' },
    DUPLICATE: {
      value: 'duplicate',
      description:
        'Another provider has the same tax number, website, phone or email, or a similar name in the same region.',
    },
    LOOKALIKE_DOMAIN: {
      value: 'lookalikeDomain',
      description: 'The email domain resembles that of another approved provider.',
    },
    NUMBER_GUESSED: { value: 'numberGuessed', description: 'A phone number had no country code.' },
    OWN_FLEET_CONTRADICTED: {
      value: 'ownFleetContradicted',
      description:
        'The provider declares its own fleet, but the loaded file of a register lists it as a broker, or with no vehicles.',
    },
    IMAGE: { value: 'image', description: 'The provider has an image.' },
    RESUBMITTED: {
      value: 'resubmitted',
      description: 'The provider was submitted again after changes were requested.',
    },
    PENDING_EDIT: {
      value: 'pendingEdit',
      description: "An owner's edit is pending, which only published providers can have.",
    },
    TAX_NUMBER_DOUBTFUL: { value: 'taxNumberDoubtful', description: 'The tax number fails its checksum.' },
  } as const,
});

const QueueViewEnum = builder.enumType('QueueView', {
  description: 'A part of the moderation queue.',
  values: {
    CONFIRMED: { value: 'confirmed', description: 'Providers with a confirmed email.' },
    DUPLICATES: { value: 'duplicates', description: 'Possible duplicates.' },
    RESUBMITTED: { value: 'resubmitted', description: 'Resubmitted providers.' },
    WITHOUT_IMAGE: { value: 'withoutImage', description: 'Providers without an image.' },
  } as const,
});

/** An edge whose facts are loaded, on demand, together with those of all rows of the page. */
interface FlaggedEdge {
  facts: () => Promise<QueueFacts | undefined>;
}

const ProviderConnection = connectionType(
  Provider,
  { name: 'Provider', of: 'Providers', row: 'A provider' },
  ({ filter }: { filter: ProviderFilter }, { db }) => countProviders(db.pool, filter),
  {
    fields: (t) => ({
      flags: t.field({
        type: [QueueFlagEnum],
        description: 'Facts for staff, shown before they open the provider.',
        resolve: async (edge) => (await (edge as unknown as FlaggedEdge).facts())?.flags ?? [],
      }),
      assignee: t.string({
        nullable: true,
        description: 'The display name of the moderator who has the provider open; null if no one does.',
        resolve: async (edge) => (await (edge as unknown as FlaggedEdge).facts())?.assignee ?? null,
      }),
    }),
  },
);

const QueueNeighbour = builder.objectRef<number>('QueueNeighbour').implement({
  description: 'The previous or next provider in the moderation queue.',
  fields: (t) => ({
    providerDatabaseId: t.int({ description: "The provider's database id.", resolve: (id) => id }),
    cursor: t.string({ description: "The cursor of the provider's row in the queue.", resolve: (id) => cursorOf(id) }),
  }),
});

const QueuePlace = builder.objectRef<ProviderPlace>('QueuePlace').implement({
  description: 'The position of a provider in the moderation queue.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'The position, from 1.' }),
    totalCount: t.exposeInt('total', { description: 'The number of providers in the queue.' }),
    previous: t.expose('previous', {
      type: QueueNeighbour,
      nullable: true,
      description: 'The previous provider; null for the first one.',
    }),
    next: t.expose('next', {
      type: QueueNeighbour,
      nullable: true,
      description: 'The next provider; null for the last one.',
    }),
  }),
});

const ProviderListFilter = builder.inputType('ProviderListFilter', {
  description: 'A filter of a list. Fields that are null or omitted do not filter.',
  fields: (t) => ({
    status: t.field({ type: ProviderStatus, description: 'Only providers with this moderation status.' }),
    country: t.field({ type: 'CountryCode', description: 'Only providers whose city is in this country.' }),
    categoryId: t.id({ description: 'Only providers with a service of this category.' }),
    hasPendingEdit: t.boolean({
      description: "True: only providers with a pending owner's edit; false: only providers without one.",
    }),
    decidedById: t.id({ description: 'Only providers about which this user decided.' }),
  }),
});

const narrowing = (t: Parameters<Parameters<typeof builder.queryField>[1]>[0]) => ({
  search: t.arg.string({
    description: 'Only providers with all these words in their names, tax number or applicant email.',
  }),
  orderBy: t.arg({ type: ProviderOrderInput, description: NEWEST_FIRST }),
  filter: t.arg({ type: ProviderListFilter, description: 'The filter; default: all providers.' }),
});

const narrowingQueue = (t: Parameters<Parameters<typeof builder.queryField>[1]>[0]) => ({
  ...narrowing(t),
  view: t.arg({ type: QueueViewEnum, description: 'Only this part of the queue; default: the whole queue.' }),
});

interface Narrowing {
  search?: string | null;
  orderBy?: typeof ProviderOrderInput.$inferInput | null;
  view?: QueueView | null;
  /** Excludes providers that other moderators have open. */
  unassigned?: boolean | null;
  filter?: typeof ProviderListFilter.$inferInput | null;
}

function orderOf({ orderBy }: Narrowing): ProviderOrder {
  return { field: orderBy?.field ?? 'createdAt', isDescending: orderBy?.direction !== 'asc' };
}

function filterOf(isQueue: boolean, { search, view, filter }: Narrowing): ProviderFilter {
  const { categoryId, decidedById, ...others } = filter ?? {};
  const category = categoryId == null ? null : databaseIdOf(categoryId, 'ServiceCategory');
  const decider = decidedById == null ? null : databaseIdOf(decidedById, 'User');
  return { isQueue, search, view, ...others, categoryId: category, decidedById: decider };
}

type Arguments = ListArguments & Narrowing;

async function list(isQueue: boolean, arguments_: Arguments, context: Context, info: GraphQLResolveInfo) {
  const filter = {
    ...filterOf(isQueue, arguments_),
    notOpenedBesides: arguments_.unassigned ? context.viewer?.id : null,
  };
  const page = readListPage(arguments_, MAX_ROWS, PAGE_ROWS);
  const ids = await listProviderIds(context.db.pool, filter, orderOf(arguments_), page);
  const query = queryOfRows('Provider', context, info);
  const connection = await pageOfIds(ids, page, ({ id }) => loadProviders(context, query, id.in));
  let loaded: ReturnType<typeof loadQueueFacts> | undefined;
  const facts = () => {
    loaded ??= loadQueueFacts(context.db.pool, ids);
    return loaded;
  };
  const edges = connection.edges.map((edge) => ({ ...edge, facts: async () => (await facts()).get(edge.node.id) }));
  return { ...connection, edges, filter };
}

builder.queryFields((t) => ({
  providers: t.connection(
    {
      type: Provider,
      authScopes: mayReadProviders,
      description: 'All providers, including pending and rejected ones. Errors: BAD_USER_INPUT.',
      args: {
        ...narrowing(t as never),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: (_, arguments_, context, info) => list(false, arguments_ as Arguments, context, info) as never,
    },
    ProviderConnection,
  ),
  unapprovedProviders: t.connection(
    {
      type: Provider,
      authScopes: mayReadProviders,
      description: 'The moderation queue: pending providers. Errors: BAD_USER_INPUT.',
      args: {
        ...narrowingQueue(t as never),
        unassigned: t.arg.boolean({
          description: 'True: excludes providers that another moderator has open. Null counts as false.',
        }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: (_, arguments_, context, info) => list(true, arguments_ as Arguments, context, info) as never,
    },
    ProviderConnection,
  ),
  queuePlace: t.field({
    type: QueuePlace,
    nullable: true,
    authScopes: mayReadProviders,
    description:
      'The position of a provider in the moderation queue; null when the queue does not contain it. Errors: BAD_USER_INPUT.',
    args: {
      ...narrowingQueue(t as never),
      id: t.arg.id({ required: true, description: 'The id of the provider.' }),
    },
    resolve: (_, { id, ...narrowed }, { db }) =>
      findPlace(
        db.pool,
        filterOf(true, narrowed as Narrowing),
        orderOf(narrowed as Narrowing),
        databaseIdOf(id, 'Provider'),
      ),
  }),
}));
