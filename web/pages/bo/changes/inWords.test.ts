import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import es from '#messages/es.json' with { type: 'json' };
import { inWords } from './inWords.ts';

const intl = createIntl({ locale: 'es', messages: es, timeZone: 'UTC' });

test.each([
  ['contacts', 'land-phone +54 341 5550100', 'Teléfono fijo: +54 341 5550100'],
  ['approvedAt', '2026-11-22T16:37:48.283Z', '22 nov 2026, 16:37'],
  ['isSuperAdmin', 'true', 'Sí'],
  ['isSuperAdmin', 'false', 'No'],
  ['password', 'changed', 'Cambiada'],
  ['scopes', 'providers:read', 'Leer proveedores'],
  ['partnerId', '3', '#3'],
  ['facet', 'cargo', 'Tipo de carga'],
  ['rowCount', '12000', '12.000'],
  ['businessName', 'Andes', 'Andes'],
])('%s %s is written as people read it', (field, value, text) => {
  expect(inWords(intl, { field, before: [], after: [value] })).toEqual({ before: '', after: text });
});

test('the values of a list are lines', () => {
  const change = { field: 'services', before: ['Fletes', 'Mudanzas'], after: [] };
  expect(inWords(intl, change)).toEqual({ before: 'Fletes\nMudanzas', after: '' });
});

test.each([
  [['a1'], ['b2'], 'Imagen reemplazada'],
  [[], ['a1'], 'Imagen agregada'],
  [['a1'], [], 'Imagen eliminada'],
])('the change of an image from %j to %j is named', (before, after, text) => {
  expect(inWords(intl, { field: 'image.file', before, after })).toEqual({ before: '', after: text });
});
