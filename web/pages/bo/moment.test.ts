import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { momentInWords } from './moment.ts';

const AT = '2026-12-01T18:05:09';

test.each([
  ['en-US', 'Dec 1, 2026, 18:05'],
  ['es-AR', '1 dic 2026, 18:05'],
  ['pt-BR', '1 de dez. de 2026, 18:05'],
  ['fr-FR', '1 déc. 2026, 18:05'],
])('a moment in %s has the date as it is elsewhere, and the time of a clock with 24 hours', (locale, words) => {
  const intl = createIntl({ locale });
  expect(momentInWords(intl, AT)).toBe(words);
  expect(words).toContain(intl.formatDate(AT, { dateStyle: 'medium' }));
  expect(momentInWords(intl, AT, 'medium')).toContain('18:05:09');
});
