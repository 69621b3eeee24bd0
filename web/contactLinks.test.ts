import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { linkWith, phoneLink, searchedFor } from './contactLinks.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });

test.each([
  [' +54 291 455-1234', 'tel:+542914551234'],
  ['0800 555 1234', 'tel:08005551234'],
  ['-', null],
])('phone %j', (value, link) => expect(phoneLink(value)).toBe(link));

test.each([
  ['?f=Bahía+Blanca&q=transporte+refrigerado', 'transporte refrigerado (Bahía Blanca)'],
  ['?q=mudanzas&map=1', 'mudanzas'],
  ['?f=Chile', 'transport in Chile'],
  ['', ''],
])('the search %j asked for %j', (query, words) => expect(searchedFor(query, intl)).toBe(words));

test('a message begins with the search, a call does not', () => {
  expect(linkWith('https://wa.me/549?text=Hola.%20Necesito%20', 'fletes & más')).toBe(
    'https://wa.me/549?text=Hola.%20Necesito%20fletes%20%26%20m%C3%A1s',
  );
  expect(linkWith('mailto:a@b.co?subject=x&body=Hola%20', 'fletes')).toBe('mailto:a@b.co?subject=x&body=Hola%20fletes');
  expect(linkWith('tel:+549', 'fletes')).toBe('tel:+549');
});
