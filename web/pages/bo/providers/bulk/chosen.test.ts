import { expect, test } from 'vitest';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { type Chosen, kindsFor, languagesOf } from './chosen.ts';

const chosen = (status: BusinessState, language: Chosen['language'] = 'es'): Chosen => ({
  databaseId: 1,
  id: 'x',
  version: 1,
  businessName: 'Andes',
  language,
  status,
});

test.each([
  [['WAITING'], ['APPROVED', 'CHANGES_REQUESTED', 'REJECTED']],
  [['REJECTED'], ['APPROVED']],
  [['APPROVED'], ['SUSPENDED']],
  [['SUSPENDED'], ['PUBLISHED']],
  [
    ['APPROVED', 'SENT_BACK', 'SUSPENDED'],
    ['APPROVED', 'SUSPENDED', 'PUBLISHED'],
  ],
  [[], []],
] as const)('about those that are %j it can be decided that they are %j', (states, kinds) => {
  expect(kindsFor(states.map((state) => chosen(state)))).toEqual(kinds);
});

test('the language that most applicants read comes first', () => {
  const read = ['es', 'pt', 'pt', 'en', 'pt', 'es'] as const;
  expect(languagesOf(read.map((language) => chosen('WAITING', language)))).toEqual(['pt', 'es', 'en']);
});
