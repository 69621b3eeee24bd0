import { expect, test } from 'vitest';
import { serviceWords } from './service-words.ts';
import { services } from './services.ts';

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const words = serviceWords.flatMap((group) =>
  Object.entries(group.words).flatMap(([language, list]) =>
    list.map((word) => ({ language, word, services: group.services })),
  ),
);

test('Each word names services that exist', () => {
  const ids = new Set(services.map((service) => service.id));
  expect(words.filter((word) => word.services.length === 0 || !word.services.every((id) => ids.has(id)))).toEqual([]);
});

test('No word names a service twice, in whatever language and accents', () => {
  const seen = new Set<string>();
  const twice = words.flatMap(({ word, services }) =>
    services.flatMap((id) => {
      const key = `${fold(word)} → ${id}`;
      if (seen.has(key)) return [key];
      seen.add(key);
      return [];
    }),
  );
  expect(twice).toEqual([]);
});

test('Each word is text of 2 to 60 characters without space around it', () => {
  expect(words.filter(({ word }) => word.trim() !== word || word.length < 2 || word.length > 60)).toEqual([]);
});

test('There are at least 400 words', () => {
  expect(new Set(words.map(({ word }) => fold(word))).size).toBeGreaterThanOrEqual(400);
});

test('Each service has a word in French', () => {
  const french = new Set(words.filter(({ language }) => language === 'fr').flatMap((word) => word.services));
  expect(services.filter(({ id }) => !french.has(id))).toEqual([]);
});
