import { builder } from '#server/graphql/builder.ts';
import { mayReadFigures } from '../access.ts';
import { type DayOfFigures, type Figures, loadFigures } from './loadFigures.ts';

const POINTS = 20;

const DayOfFiguresRef = builder.objectRef<DayOfFigures>('DayOfFigures').implement({
  description: 'A day of the directory in numbers. No person is recorded.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'UTC, such as 2026-11-24.' }),
    searches: t.exposeInt('searches', { description: 'How many searches visitors made.' }),
    withoutResults: t.exposeInt('withoutResults', { description: 'How many of them found nothing.' }),
    presses: t.exposeInt('presses', { description: 'How often contacts and websites of providers were clicked.' }),
    approved: t.exposeInt('approved', { description: 'How many providers were approved.' }),
    pending: t.exposeInt('pending', { description: 'How many providers were pending at the end of the day.' }),
    oldestPendingDays: t.exposeInt('oldestPendingDays', {
      nullable: true,
      description: 'For how many whole days the oldest of them had been pending; null if there was none.',
    }),
  }),
});

const FiguresRef = builder.objectRef<Figures>('DirectoryFigures').implement({
  description: 'The directory in numbers, for staff.',
  fields: (t) => ({
    oldestPendingAt: t.expose('oldestPendingAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest pending provider has been waiting; null if there is none.',
    }),
    approvedThisWeek: t.exposeInt('approvedThisWeek', { description: 'How many were approved in the last 7 days.' }),
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
