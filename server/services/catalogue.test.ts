import { expect, it } from 'vitest';
import { useDemo } from '#tests/testApp.ts';

const test = useDemo();
const CATALOGUE = '/api/services?top=100';

it('the catalogue is read once for callers without a session, in each language', async () => {
  const statements = async (headers: Record<string, string>) =>
    (await test.statements(() => test.get(CATALOGUE, headers))).filter((sql) => /services/i.test(sql)).length;
  await test.get(CATALOGUE, { 'accept-language': 'pt' });
  await test.get(CATALOGUE, { 'accept-language': 'es' });
  expect(await statements({ 'accept-language': 'pt' })).toBe(0);
  const [pt, es] = await Promise.all(
    ['pt', 'es'].map((language) => test.get(CATALOGUE, { 'accept-language': language })),
  );
  expect(pt!.body.rows[1].name).not.toBe(es!.body.rows[1].name);
});

it('clients keep the catalogue for five minutes, and revalidate it by its ETag', async () => {
  const { headers } = await test.get('/api/tax-types');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  const again = await test.get('/api/tax-types', { 'if-none-match': headers.get('etag')! });
  expect(again.status).toBe(304);
});

it('an invalid parameter of the catalogue is refused each time', async () => {
  for (let i = 0; i < 2; i++) expect((await test.get('/api/services?top=x')).status).toBe(400);
});
