import { expect, test } from 'vitest';
import { groupSameBusiness } from './sameBusiness.ts';

const result = (businessName: string, service: string | null, at: string) => ({
  node: { businessName, providerServices: [{ place: { id: at } }] },
  matchedService: service === null ? null : { service: { name: service } },
  at,
});

const places = (...edges: ReturnType<typeof result>[]) =>
  groupSameBusiness(edges, (edge) => edge).map((group) => group.map(({ at }) => at));

test('listings with one name for one service are grouped with the first of them', () => {
  expect(
    places(
      result('Fletes Ágil S.A.', 'Removals', 'Rosario'),
      result('Mudanzas Sur', 'Removals', 'Rosario'),
      result('FLETES AGIL S.A.', 'Removals', 'Córdoba'),
      result('Fletes Ágil S.A.', 'Warehousing', 'Mendoza'),
    ),
  ).toEqual([['Rosario', 'Córdoba'], ['Rosario'], ['Mendoza']]);
});

test('results found only by name are grouped if they are at one place', () => {
  expect(
    places(
      result('Fletes Ágil', null, 'Rosario'),
      result('Fletes Ágil', null, 'Córdoba'),
      result('FLETES AGIL', null, 'Rosario'),
    ),
  ).toEqual([['Rosario', 'Rosario'], ['Córdoba']]);
});

test('a legal form is recognised in any notation, and a different one is a different business', () => {
  expect(
    places(
      result('Fletes Ágil S.A.', 'Removals', 'Rosario'),
      result('Fletes Agil SA', 'Removals', 'Salta'),
      result('Fletes Ágil S. A.', 'Removals', 'Jujuy'),
      result('Fletes Ágil S.R.L.', 'Removals', 'Rosario'),
    ),
  ).toEqual([['Rosario', 'Salta', 'Jujuy'], ['Rosario']]);
});
