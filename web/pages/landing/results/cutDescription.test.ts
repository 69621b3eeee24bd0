import { expect, test } from 'vitest';
import { cutDescription } from './cutDescription.ts';

const words = (count: number) => 'palabra '.repeat(count);

test('200 characters are kept, including an ellipsis of the author', () => {
  expect(cutDescription('Mudanzas y mucho más…')).toBe('Mudanzas y mucho más…');
  expect(cutDescription('a'.repeat(200))).toBe('a'.repeat(200));
  expect(cutDescription(words(25).trim())).toBe(words(25).trim());
  expect(cutDescription('')).toBe('');
});

test('longer texts are cut between two words, and the ellipsis follows the last of them', () => {
  expect(cutDescription(`${words(24)}transporte de carga`)).toBe(`${words(24).trim()}…`);
  expect(cutDescription(`${'a'.repeat(199)} bcd`)).toBe(`${'a'.repeat(199)}…`);
  expect(cutDescription(`${words(24)}mañanas, sí`)).toBe(`${words(24)}mañanas…`);
});

test('a text that the server has cut within a word, after a space or a comma ends with a whole word, too', () => {
  expect(cutDescription(`${words(24)}transpor…`)).toBe(`${words(24).trim()}…`);
  expect(cutDescription(`${words(25)}…`)).toBe(`${words(25).trim()}…`);
  expect(cutDescription(`${words(24)}cargas, …`)).toBe(`${words(24)}cargas…`);
});

test('a text without spaces is cut at the limit, and never within a character', () => {
  expect(cutDescription('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
  expect(cutDescription('🚚'.repeat(201))).toBe(`${'🚚'.repeat(200)}…`);
});
