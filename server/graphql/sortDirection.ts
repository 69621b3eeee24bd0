import { builder } from './builder.ts';

export const SortDirection = builder.enumType('SortDirection', {
  description: 'Which way a list runs.',
  values: {
    ASC: { value: 'asc', description: 'From A to Z, the oldest first.' },
    DESC: { value: 'desc', description: 'From Z to A, the newest first.' },
  } as const,
});
