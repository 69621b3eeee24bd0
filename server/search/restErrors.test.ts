import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('empty');
const search = (query: string) => test.get(`/api/search?${query}`, { 'accept-language': 'es' });

describe('an unknown parameter of the search', () => {
  it('is an error that names it, with the most similar ones', async () => {
    const { status, body } = await search('q=cargas&withn=100');
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/^No existe el parámetro “withn”/),
      field: 'withn',
      suggestions: ['within'],
    });
    expect((await test.get('/api/search/facets?q=cargas&nope=1')).status).toBe(400);
  });

  it.each([
    'utm_source',
    'utm_medium',
    'gclid',
    'fbclid',
    'msclkid',
    'srsltid',
    'gad_source',
    'igshid',
    '_',
    '_ga',
    '_gl',
    '_hsenc',
  ])('is ignored when it is one that links and caches add: %s', async (name) => {
    const { status } = await search(`q=cargas&${name}=x`);
    expect(status).toBe(200);
  });

  it('is truncated, however long it is', async () => {
    const { status, body } = await search(`q=cargas&${'x'.repeat(5_000)}=1`);
    expect([status, body.field]).toEqual([400, 'x'.repeat(30)]);
  });
});

describe('an error of REST', () => {
  it('has a stable code in addition to the message', async () => {
    const codes = async (path: string) => (await test.get(path)).body.code;
    expect(await codes('/api/search')).toBe('BAD_USER_INPUT');
    expect(await codes('/api/search?q=cargas&top=0')).toBe('BAD_USER_INPUT');
    expect(await codes('/api/users')).toBe('UNAUTHENTICATED');
    expect(await codes('/api/nothing')).toBe('NOT_FOUND');
    const { status, body } = await test.send('DELETE', '/api/search');
    expect([status, body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });
});
