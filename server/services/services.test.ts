import { describe, expect, it } from 'vitest';
import { useDemo } from '#tests/testApp.ts';

const test = useDemo();

describe('GET /api/services', () => {
  it('returns a service with its subcategory and category', async () => {
    const { body } = await test.get('/api/services/29', { 'accept-language': 'es' });
    expect(body).toEqual({
      id: 29,
      name: 'Transporte refrigerado',
      facet: 'equipment',
      idServiceSubcategories: 6,
      subcategory: { id: 6, name: expect.any(String), category: { id: 2, name: 'Cadena de frío' } },
      synonyms: expect.any(Array),
    });
  });

  it('finds by prefixes of words in any language', async () => {
    const names = async (q: string) =>
      (await test.get(`/api/services?q=${encodeURIComponent(q)}`)).body.rows.map((row: { name: string }) => row.name);
    expect(await names('refrigerad trans')).toContain('Refrigerated transport');
    expect(await names('TRANSPORTE REFRIG')).toContain('Refrigerated transport');
    expect(await names('zzz')).toEqual([]);
  });

  it('pages through all services', async () => {
    const first = (await test.get('/api/services?top=100&page=1')).body;
    const second = (await test.get('/api/services?top=100&page=2')).body;
    const ids = [...first.rows, ...second.rows].map((row) => row.id);
    expect(new Set(ids).size).toBe(first.count);
    expect((await test.get('/api/services?top=100&page=9')).body.rows).toEqual([]);
  });

  it('takes the same number of statements for many rows as for few', async () => {
    const few = await test.statements(() => test.get('/api/services?top=5'));
    const many = await test.statements(() => test.get('/api/services?top=150'));
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['/api/services/999999', 404],
    ['/api/services/abc', 400],
    ['/api/services/0', 400],
    ['/api/services/99999999999', 400],
    ['/api/services?top=0', 400],
    ['/api/services?top=1001', 400],
    ['/api/services?top=-1', 400],
    ['/api/services?page=0', 400],
    ['/api/services?page=99999999999999', 400],
    ['/api/services?page=1e3', 400],
    ['/api/services?q=%00', 400],
    ['/api/unknown', 404],
  ])('responds to %s with %i and a message', async (path, status) => {
    const answer = await test.get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBeTruthy();
  });

  it('returns the error in the language of the request', async () => {
    const { body } = await test.get('/api/services/999999', { 'accept-language': 'pt-BR,pt;q=0.9' });
    expect(body.message).toBe('Serviço não encontrado');
  });

  it('returns the allowed methods of a path', async () => {
    const response = await test.app.fetch(new Request('http://localhost/api/tax-types', { method: 'DELETE' }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
});

describe('the other reference lists', () => {
  it('return rows and count', async () => {
    for (const path of ['/api/services/categories', '/api/services/subcategories', '/api/tax-types']) {
      const { body } = await test.get(path);
      expect(body.rows.length).toBe(body.count);
      expect(body.count).toBeGreaterThan(5);
    }
  });

  it('include the tax types of the large countries', async () => {
    const { body } = await test.get('/api/tax-types');
    const names = body.rows.map(
      (row: { countryCode: string; shortName: string }) => `${row.countryCode} ${row.shortName}`,
    );
    expect(names).toEqual(expect.arrayContaining(['AR CUIT', 'BR CNPJ', 'MX RFC', 'CL RUT', 'US EIN']));
  });
});
