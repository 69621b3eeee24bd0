import { builder } from '#server/graphql/builder.ts';
import { mayReadFigures } from '../access.ts';
import { type DayOfFigures, type Figures, loadFigures } from './loadFigures.ts';

const POINTS = 20;

const DayOfFiguresRef = builder.objectRef<DayOfFigures>('DayOfFigures').implement({
  description: 'A day of the directory in numbers. No person is recorded.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'In UTC, such as 2026-11-24.' }),
    searches: t.exposeInt('searches', { description: 'The number of searches by visitors.' }),
    withoutResults: t.exposeInt('withoutResults', { description: 'The number of searches without results.' }),
    presses: t.exposeInt('presses', { description: 'The number of clicks on contacts and websites of providers.' }),
    approved: t.exposeInt('approved', { description: 'The number of approved providers on that day.' }),
    pending: t.exposeInt('pending', { description: 'The number of pending providers at the end of the day.' }),
    oldestPendingDays: t.exposeInt('oldestPendingDays', {
      nullable: true,
      description: 'The age of the oldest pending provider, in whole days; null if there was none.',
    }),
  }),
});

const FiguresRef = builder.objectRef<Figures>('DirectoryFigures').implement({
  description: 'The directory in numbers, for staff.',
  fields: (t) => ({
    oldestPendingAt: t.expose('oldestPendingAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest pending provider was submitted; null if there is none.',
    }),
    approvedThisWeek: t.exposeInt('approvedThisWeek', {
      description: 'The number of providers approved in the last 7 days.',
    }),
    days: t.expose('days', {
      type: [DayOfFiguresRef],
      complexity: { multiplier: 30 },
      description: 'The last 30 days with today, oldest first.',
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
