import { builder } from '#server/graphql/builder.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { ProviderOwnership } from '#server/providers/own/ownershipType.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { SearchResultConnection } from '#server/providers/search/graphql.ts';
import { Service } from '#server/services/graphql.ts';
import { waitingNear } from '#server/watches/waitingNear.ts';
import { answersOf } from './answers.ts';
import { countedText } from './countTexts.ts';
import type { ViewKind } from './countViews.ts';
import { type Counts, FEWEST_IN_REGION, lastDays, loadNumbers, type Numbers } from './numbers.ts';
import { type UnmetDemand as Unmet, unmetLanes, unmetNear } from './unmet.ts';
import { signPage } from './viewToken.ts';

const MOST_DAYS = 366;
const POINTS = 20;

const ABOUT: Record<ViewKind, string> = {
  seen: 'The number of searches that returned the provider.',
  opened: "The number of views of the provider's page.",
  email: "The number of clicks on the provider's email.",
  phone: "The number of clicks on the provider's phone numbers.",
  whatsapp: "The number of clicks on the provider's WhatsApp.",
  website: "The number of clicks on the provider's website.",
};

type CountFields<Shape extends Counts> = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  Shape
>;

const countFields = <Shape extends Counts>(t: CountFields<Shape>) => {
  const one = (kind: ViewKind) => t.int({ description: ABOUT[kind], resolve: (counts) => counts[kind] });
  return Object.fromEntries((Object.keys(ABOUT) as ViewKind[]).map((kind) => [kind, one(kind)])) as Record<
    ViewKind,
    ReturnType<typeof one>
  >;
};

const ViewCounts = builder.objectRef<Counts>('ViewCounts').implement({
  description: 'Views and clicks of a provider; each visitor counts once a day for each number.',
  fields: (t) => countFields(t),
});

const DayOfViews = builder.objectRef<Numbers['days'][number]>('DayOfViews').implement({
  description: 'Views and clicks of a provider on a day (UTC).',
  fields: (t) => ({ day: t.expose('day', { type: 'Date', description: 'The day in UTC.' }), ...countFields(t) }),
});

const fromFewestOn = (count: number) => (count >= FEWEST_IN_REGION ? count : null);
const FEWER = `null below ${FEWEST_IN_REGION}`;

const RegionOfViews = builder.objectRef<Numbers['regions'][number]>('RegionOfViews').implement({
  description: 'A region or country in which visitors searched and saw a provider in the results.',
  fields: (t) => ({
    place: t.field({
      type: PlaceRef,
      nullable: true,
      description: 'The region or country; null after it is deleted.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId) ?? null,
    }),
    count: t.exposeInt('seen', { description: 'The number of views of the provider in searches there.' }),
    opened: t.int({
      nullable: true,
      description: `The number of views of the provider's page after such a search; ${FEWER}.`,
      resolve: ({ opened }) => fromFewestOn(opened),
    }),
    clicks: t.int({
      nullable: true,
      description: `The number of clicks on the provider's contacts or website after such a search; ${FEWER}.`,
      resolve: ({ pressed }) => fromFewestOn(pressed),
    }),
  }),
});

const ProviderNumbers = builder.objectRef<Numbers>('ProviderNumbers').implement({
  description: "The statistics of a provider's page. No personal data is recorded.",
  fields: (t) => ({
    totals: t.expose('totals', { type: ViewCounts, description: 'The totals of all days.' }),
    days: t.expose('days', {
      type: [DayOfViews],
      complexity: { multiplier: 30 },
      description: `Each day, oldest first, including days without activity; at most ${MOST_DAYS}.`,
    }),
    regions: t.expose('regions', {
      type: [RegionOfViews],
      description: 'The most frequent regions and countries, at most 5.',
    }),
  }),
});

const Demand = builder.interfaceRef<Unmet>('Demand').implement({
  description: 'Searches for a service at a place or on a route, with their number.',
  fields: (t) => ({
    service: t.prismaField({
      type: Service,
      nullable: true,
      description: 'The service; null when the search named no service.',
      resolve: (query, { serviceId }, _, { db }) =>
        serviceId === null ? null : db.prisma.service.findUnique({ ...query, where: { id: serviceId } }),
    }),
    from: t.field({
      type: PlaceRef,
      nullable: true,
      description: 'The place; null when the search named no place.',
      resolve: ({ fromId }, _, { gazetteer }) => (fromId === null ? null : (gazetteer.get(fromId) ?? null)),
    }),
    to: t.field({
      type: PlaceRef,
      nullable: true,
      description: 'The destination of a route; null without a route.',
      resolve: ({ toId }, _, { gazetteer }) => (toId === null ? null : (gazetteer.get(toId) ?? null)),
    }),
    count: t.exposeInt('count', {
      description: 'The number of searches or of email addresses, depending on the type.',
    }),
  }),
});

const demandType = (name: string, description: string) =>
  builder.objectRef<Unmet>(name).implement({ description, interfaces: [Demand] });

export const UnmetDemand = demandType(
  'UnmetDemand',
  'Searches of the last 90 days that found few or no providers. Each visitor is counted once a day for a service and region.',
);

const WaitingDemand = demandType('WaitingDemand', 'Searches that people watch. Each email address is counted once.');

builder.queryField('unmetLanes', (t) =>
  t.field({
    type: [UnmetDemand],
    description:
      'The searched routes that no provider drives, by region, at most 20; only those that five or more visitors searched for on one day.',
    complexity: { field: POINTS, multiplier: 20 },
    resolve: (_, __, { reads }) => unmetLanes(reads),
  }),
);

builder.prismaObjectFields(ProviderOwnership, (t) => ({
  numbers: t.field({
    type: ProviderNumbers,
    complexity: POINTS,
    description: "The statistics of the provider's page for the last days, including today.",
    args: { days: t.arg.int({ defaultValue: 30, description: `The number of days, 1 to ${MOST_DAYS}; null: 30.` }) },
    select: { id: true },
    resolve: ({ id }, { days }, { db }) =>
      loadNumbers(db.pool, id, ...lastDays(Math.min(Math.max(days ?? 30, 1), MOST_DAYS))),
  }),
  unmetDemand: t.field({
    type: [UnmetDemand],
    complexity: { field: POINTS, multiplier: 10 },
    description:
      "Unmet searches in the provider's country, by region, at most 10; only those of five or more visitors on one day.",
    select: { id: true },
    resolve: ({ id }, _, { db }) => unmetNear(db.pool, id),
  }),
  waitingDemand: t.field({
    type: [WaitingDemand],
    complexity: { field: POINTS, multiplier: 10 },
    description:
      "The watched searches in the provider's country or at the ends of its lanes, by region, as of Monday " +
      '(UTC); at most 10, those for its own services and places first; only searches watched by five or ' +
      'more addresses.',
    select: { id: true },
    resolve: ({ id }, _, { db }) => waitingNear(db.pool, id),
  }),
  isSaidToAnswerLate: t.boolean({
    complexity: 10,
    description:
      'Whether most people who contacted the provider reported that it did not answer within a day; only ' +
      'from ten networks on. Other callers do not see this.',
    select: { id: true },
    resolve: async ({ id }, _, context) => (await answersOf(context, id)) === 'late',
  }),
  wantsMonthlyEmail: t.boolean({
    description: 'Whether the signed-in user receives these statistics by email each month.',
    select: (_, { viewer }) => ({ users: { where: { userId: viewer?.id ?? 0 }, select: { wantsNumbers: true } } }),
    resolve: ({ users }) => users[0]?.wantsNumbers ?? false,
  }),
}));

builder.objectField(SearchResultConnection, 'viewToken', (t) =>
  t.string({
    description:
      'A signed record of the providers shown today (UTC), with the keywords and the place. `countViews` ' +
      'requires it to count views and clicks.',
    resolve: ({ rows, place, words }, _, { secretKey, language }) => {
      const text = countedText(words);
      return signPage(
        secretKey,
        rows.map(({ card }) => card.id),
        place?.id,
        text === null ? null : { text, language },
      );
    },
  }),
);

builder.prismaObjectField(Provider, 'answersWithinADay', (t) =>
  t.boolean({
    nullable: true,
    description:
      'True when most people who contacted the provider in the last year reported an answer within a day, ' +
      'from ten networks on. Null otherwise: unknown, or for its owner only. Never false. It does not ' +
      'affect ranking.',
    complexity: 2,
    resolve: async ({ id }, _, context) => (await answersOf(context, id)) === 'quick' || null,
  }),
);

builder.prismaObjectField(Provider, 'viewToken', (t) =>
  t.string({
    description: 'A signed token for `countViews`, valid for views and clicks of today (UTC).',
    resolve: ({ id }, _, { secretKey }) => signPage(secretKey, [id]),
  }),
);
