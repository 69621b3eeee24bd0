import { expect, test } from 'vitest';
import { type Range, segments } from './segments.ts';

const shown = (text: string, ranges: Range[]) =>
  segments(text, ranges)
    .map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text))
    .join('|');

test('marks the text in the ranges', () => {
  expect(shown('carga fría', [{ start: 6, end: 10 }])).toBe('carga |[fría]');
  expect(shown('carga fría', [{ start: 0, end: 5 }])).toBe('[carga]| fría');
  expect(shown('carga', [])).toBe('carga');
  expect(shown('', [{ start: 0, end: 2 }])).toBe('');
});

test('puts ranges in order and joins those that overlap or touch', () => {
  const ranges = [
    { start: 6, end: 8 },
    { start: 0, end: 3 },
    { start: 2, end: 5 },
    { start: 8, end: 10 },
  ];
  expect(shown('carga fría', ranges)).toBe('[carga]| |[fría]');
});

test('handles invalid ranges', () => {
  const ranges = [
    { start: -3, end: 2 },
    { start: 4, end: 3 },
    { start: 8, end: 99 },
    { start: 50, end: 60 },
  ];
  expect(shown('carga fría', ranges)).toBe('[ca]|rga fr|[ía]');
});

test('loses no text', () => {
  const text = 'áéí 🚚 óú';
  const parts = segments(text, [{ start: 4, end: 6 }]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
