import { builder } from './builder.ts';

export const SortDirection = builder.enumType('SortDirection', {
  description: 'The sort direction of a list.',
  values: {
    ASC: { value: 'asc', description: 'From A to Z, oldest first.' },
    DESC: { value: 'desc', description: 'From Z to A, newest first.' },
  } as const,
});
