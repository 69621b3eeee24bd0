import { builder } from './builder.ts';

export const SortDirection = builder.enumType('SortDirection', {
  description: 'Which way a list runs.',
  values: { ASC: { value: 'asc' }, DESC: { value: 'desc' } } as const,
});
