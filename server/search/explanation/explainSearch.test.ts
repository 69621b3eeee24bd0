import { expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const QUERY = `query ($keywords: String!) {
  explainSearch(keywords: $keywords) {
    keywords places { name score evidence { kind weight } } services { name score evidence { kind weight } }
  }
}`;

it('shows staff the place and service that keywords mean, with the evidence', async () => {
  const staff = await signedInStaff(test);
  const { body } = await staff.graphql(QUERY, { keywords: 'mudanzas Rosario' });
  const { keywords, places, services } = body.data.explainSearch;
  expect(keywords).toBe('mudanzas');
  expect(places[0].name).toBe('Rosario, Santa Fe, Argentina');
  expect(services[0].name).toMatch(/moving/);
  for (const { score, evidence } of [places[0], services[0]]) {
    const sum = evidence.reduce((all: number, { weight }: { weight: number }) => all + weight, 0);
    expect(score).toBeCloseTo(sum);
  }
  // no place and no service are possible meanings, too
  expect(places.map(({ name }: { name: string }) => name)).toContain('');
});

it('is not available to others', async () => {
  const { body } = await test.graphql(QUERY, { keywords: 'mudanzas Rosario' });
  expect(body.data?.explainSearch ?? null).toBeNull();
  expect(body.errors[0].extensions.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
});
