import { expect, it } from 'vitest';
import { useDemo } from '#tests/testApp.ts';

const test = useDemo();

const QUERY =
  'query ($text: String!, $first: Int) { suggestKeywords(text: $text, first: $first) { text kind heading } }';

async function suggest(text: string, language = 'es', first?: number) {
  const { body } = await test.graphql(QUERY, { text, first }, { 'accept-language': language });
  expect(body.errors).toBeUndefined();
  return body.data.suggestKeywords as { text: string; kind: string; heading: string | null }[];
}

it('a service is suggested from the beginning of a word of its name, without its accents', async () => {
  const found = await suggest('frio');
  expect(found.some(({ text, kind }) => kind === 'SERVICE' && /fr[ií]o/i.test(text))).toBe(true);
});

it('a service is suggested by a synonym, in the language of the reader', async () => {
  const names = async (language: string) => (await suggest('agente aduan', language)).map(({ text }) => text);
  expect(await names('en')).toContain('Export clearance');
  expect(await names('es')).not.toContain('Export clearance');
});

it.each([
  ['flete refrigerado', 'es', 'Transporte refrigerado'],
  ['flete ref', 'es', 'Transporte refrigerado'],
  ['frete de câmara fria', 'pt', 'Armazenagem frigorificada'],
])('for %o a service is suggested by the last words', async (text, language, service) => {
  expect((await suggest(text, language)).map((suggestion) => suggestion.text)).toContain(service);
});

it('a category is suggested by its name, and finds its services', async () => {
  expect(await suggest('cadena de f')).toContainEqual({ text: 'Cadena de frío', kind: 'CATEGORY', heading: null });
  const { body } = await test.graphql('{ searchProviders(keywords: "Cadena de frío") { matchesAllWords totalCount } }');
  expect(body.data.searchProviders).toMatchObject({ matchesAllWords: true });
  expect(body.data.searchProviders.totalCount).toBeGreaterThan(100);
});

it('a provider is suggested from the beginning of its name, unless it is pending', async () => {
  const { rows } = await test.db.pool.query<{ name: string; approved: boolean }>(
    `(select business_name as name, true as approved from providers where status = 'approved' order by id limit 1)
      union all (select business_name, false from providers where approved_at is null order by id limit 1)`,
  );
  for (const { name, approved } of rows) {
    const found = await suggest(name.slice(0, -2).toUpperCase(), 'en', 20);
    expect([name, found.some(({ text, kind }) => kind === 'PROVIDER' && text === name)]).toEqual([name, approved]);
  }
});

it('the number of suggestions is as requested, and nothing is suggested for an empty text', async () => {
  expect(await suggest('t', 'es', 5)).toHaveLength(5);
  expect(await suggest('  ')).toEqual([]);
  expect(await suggest('%')).toEqual([]);
});

it.each([
  [{ text: 'x'.repeat(201) }, 'text'],
  [{ text: 'a', first: 21 }, 'first'],
])('%o is refused', async (variables, field) => {
  const { status, body } = await test.graphql(QUERY, variables);
  expect([status, body.errors[0].extensions.field]).toEqual([400, field]);
});
