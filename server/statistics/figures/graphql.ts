import { builder } from '#server/graphql/builder.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { mayReadFigures, mayReadUnmetSearches } from '../access.ts';
import { UnmetDemand } from '../graphql.ts';
import { listUnmet } from '../unmet.ts';
import { type DayOfFigures, type Figures, loadFigures, WEEKS, type Week } from './loadFigures.ts';

const POINTS = 20;

const DayOfFiguresRef = builder.objectRef<DayOfFigures>('DayOfFigures').implement({
  description: 'A day of the directory in numbers. No personal data is recorded.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day in UTC.' }),
    searches: t.exposeInt('searches', { description: 'The number of searches by visitors.' }),
    withoutResults: t.exposeInt('withoutResults', { description: 'The number of searches without results.' }),
    clicks: t.exposeInt('presses', { description: 'The number of clicks on contacts and websites of providers.' }),
    approved: t.exposeInt('approved', { description: 'The number of approved providers on that day.' }),
    pending: t.exposeInt('pending', { description: 'The number of pending providers at the end of the day.' }),
    oldestPendingDays: t.exposeInt('oldestPendingDays', {
      nullable: true,
      description: 'The age of the oldest pending provider, in whole days; null if there was none.',
    }),
  }),
});

const PendingImages = builder.objectRef<object>('PendingImages').implement({
  description: 'The images that are pending approval.',
  fields: (t) => ({
    totalCount: t.int({
      description: 'The number of pending images.',
      resolve: (_, __, { db }) => db.prisma.providerImage.count({ where: { approvedAt: null } }),
    }),
    providers: t.prismaField({
      type: [Provider],
      description: 'The providers of the images, longest pending first; at most 5.',
      complexity: { multiplier: 5 },
      resolve: (query, _, __, { db }) =>
        db.prisma.provider.findMany({
          ...query,
          where: { image: { approvedAt: null } },
          orderBy: { image: { fileId: 'asc' } },
          take: 5,
        }),
    }),
  }),
});

const WeekOfRegistrations = builder.objectRef<Week>('WeekOfRegistrations').implement({
  description: 'The numbers of providers registered and decided in a week.',
  fields: (t) => ({
    monday: t.expose('monday', { type: 'Date', description: 'The first day of the week, in UTC.' }),
    count: t.exposeInt('count', { description: 'The number of providers entered in the week, approved or not.' }),
    decisions: t.exposeInt('decisions', {
      description: 'The number of approvals, rejections and requests for changes in the week, except those undone.',
    }),
  }),
});

const FiguresRef = builder.objectRef<Figures>('DirectoryFigures').implement({
  description: 'The directory in numbers, for staff.',
  fields: (t) => ({
    oldestPendingAt: t.expose('oldestPendingAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The submission time of the oldest pending provider; null if there is none.',
    }),
    approvedThisWeek: t.exposeInt('approvedThisWeek', {
      description: 'The number of providers approved in the last 7 days.',
    }),
    days: t.expose('days', {
      type: [DayOfFiguresRef],
      complexity: { multiplier: 30 },
      description: 'The last 30 days, including today, oldest first.',
    }),
    registrationsByWeek: t.expose('weeks', {
      type: [WeekOfRegistrations],
      description: `The last ${WEEKS} weeks, including this one, oldest first; a week without registrations counts 0.`,
    }),
    pendingImages: t.field({
      type: PendingImages,
      description: 'The images that are pending approval.',
      resolve: () => ({}),
    }),
    unmetSearches: t.field({
      type: [UnmetDemand],
      nullable: true,
      authScopes: mayReadUnmetSearches,
      complexity: { field: POINTS, multiplier: 100 },
      description:
        'Searches of the last 90 days that found few or no providers, the most frequent first; at most 100. For ' +
        'super admins.',
      resolve: (_, __, { db }) => listUnmet(db.pool),
    }),
  }),
});

builder.queryField('directoryFigures', (t) =>
  t.field({
    type: FiguresRef,
    authScopes: mayReadFigures,
    complexity: { field: POINTS, multiplier: 1 },
    description: 'The directory in numbers, for staff.',
    resolve: (_, __, { db }) => loadFigures(db.pool),
  }),
);
