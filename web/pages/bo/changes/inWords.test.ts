import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import es from '#messages/es.json' with { type: 'json' };
import { inWords } from './inWords.ts';

const intl = createIntl({ locale: 'es', messages: es, timeZone: 'UTC' });

test.each([
  ['contacts', 'land-phone +54 341 5550100', 'Teléfono fijo: +54 341 5550100'],
  ['approvedAt', '2026-11-22T16:37:48.283Z', '22 nov 2026, 16:37'],
  ['isSuperAdmin', true, 'Sí'],
  ['password', 'changed', 'Cambiada'],
  ['scopes', 'providers:read', 'Leer proveedores'],
  ['partnerId', 3, '#3'],
  ['rowCount', 12_000, '12.000'],
  ['businessName', 'Andes', 'Andes'],
  ['image', { before: { file: 'a1' }, after: { file: 'b2', approvedAt: null } }, 'Imagen reemplazada'],
  ['image', { before: { file: 'a1' }, after: { file: 'a1', approvedAt: '2026-11-22' } }, 'Imagen aprobada'],
  ['image', { before: { file: 'a1' }, after: null }, 'Imagen eliminada'],
])('%s is written as people read it', (name, value, text) => {
  expect(inWords(intl, name, value)).toBe(text);
});
