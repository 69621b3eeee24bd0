import { expect, test } from 'vitest';
import { changedLines } from './changedLines.ts';

const say = (name: string, value: unknown) => (name === 'image' ? 'Image added' : String(value));

const before = { businessName: 'Andes', taxNumber: null, contacts: ['email a@x.example'], image: null };
const after = {
  businessName: 'Andes',
  taxNumber: '30-1',
  contacts: ['email a@x.example', 'whatsapp +54'],
  image: { file: 'abc', approvedAt: null },
};

test('each difference is one line, for lists the added and removed items', () => {
  expect(changedLines(before, after, say)).toEqual([
    { name: 'taxNumber', before: '', after: '30-1' },
    { name: 'contacts', before: '', after: 'whatsapp +54' },
    { name: 'image', before: '', after: 'Image added' },
  ]);
});

test('a created record has no previous values, and a deleted one no new values', () => {
  const line = { name: 'businessName', before: '', after: 'Andes' };
  expect(changedLines(null, { businessName: 'Andes', taxNumber: null }, say)).toEqual([line]);
  expect(changedLines({ businessName: 'Andes' }, null, say)).toEqual([{ ...line, before: 'Andes', after: '' }]);
  expect(changedLines(null, null, say)).toEqual([]);
});
