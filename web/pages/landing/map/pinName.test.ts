import { expect, test } from 'vitest';
import { pinName } from './pinName.ts';

test.each([
  ['Graneles del Paraná S.A.', 'Graneles del Paraná'],
  ['Traslados Funes S.R.L.', 'Traslados Funes'],
  ['Fletes Norte, S.A. de C.V.', 'Fletes Norte'],
  ['Fletes Sur S. de R. L. de C. V.', 'Fletes Sur'],
  ['Translog Ltda', 'Translog'],
  ['Logística del Sur SAS', 'Logística del Sur'],
])('%s has no legal form on its pin', (name, short) => expect(pinName(name)).toBe(short));

test('a long name is cut at a word', () =>
  expect(pinName('Transportes Refrigerados y Logística Integral del Noroeste')).toBe('Transportes Refrigerados…'));

test('a name without spaces is cut', () => expect(pinName('W'.repeat(50))).toBe(`${'W'.repeat(24)}…`));

test('a name that is only a legal form is kept', () => expect(pinName('S.A.')).toBe('S.A.'));
