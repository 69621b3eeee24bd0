import { expect, test } from 'vitest';
import { changedWords } from './changedWords.ts';

const ABOUT = 'Transport of grain and oil from the fields of the north to the ports on the river.';

test('a changed word of a long text is separated from the rest', () => {
  const { before, after } = changedWords(ABOUT, ABOUT.replace('oil', 'soy beans'));
  expect(before).toEqual({
    start: 'Transport of grain and ',
    changed: 'oil ',
    end: 'from the fields of the north to the ports on the river.',
  });
  expect(after).toEqual({ ...before, changed: 'soy beans ' });
});

test('an added word is a change of the later text only, even next to the same word', () => {
  const { before, after } = changedWords(ABOUT, ABOUT.replace('north', 'north north'));
  expect([before.changed, after.changed]).toEqual(['', 'north ']);
  expect(after.start + after.changed + after.end).toBe(ABOUT.replace('north', 'north north'));
});

test('a name is shown as a whole', () => {
  expect(changedWords('Andes SA', 'Andes Fríos SA').before).toEqual({ start: '', changed: 'Andes SA', end: '' });
});
