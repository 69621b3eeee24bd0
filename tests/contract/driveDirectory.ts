import { expect, it } from 'vitest';
import { decideOne } from '../decideOne.ts';
import { bearer, partnerToken } from '../programs.ts';
import { signedInStaff } from '../staff.ts';
import { REFRIGERATED, ROSARIO } from '../submission.ts';
import type { TestApp } from '../testApp.ts';

const BUENOS_AIRES = 3435910;

export const PROVIDER_FORM = {
  businessName: 'Cargas del Contrato',
  commercialName: 'El Contrato',
  websiteUrl: 'https://contrato.example',
  taxTypesId: null,
  taxNumber: '20-1',
  description: 'Cargas.',
  addressesId: ROSARIO,
  contacts: [{ id: 'n1', contactType: 'mobile-phone', contactValue: '+5493415550000' }],
  providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO }],
  roles: ['own-fleet'],
  lanes: [{ id: 'n1', fromId: ROSARIO, toId: BUENOS_AIRES, bothWays: true, servicesId: null, rhythm: 'on-demand' }],
};

/** Calls of paths that are public or for programs. */
export function driveDirectory(test: TestApp): void {
  const get = async (path: string, headers = {}) => {
    const answer = await test.get(path, headers);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('of search and places', async () => {
    const found = await get('/api/search?f=Bahia+Blanca&q=transporte+refrigerado');
    expect(found.rows[0].distanceKm).toEqual(expect.any(Number));
    expect(found.rows.some(({ highlights }: { highlights: [] }) => highlights.length > 0)).toBe(true);
    await get('/api/search?q=carga');
    const facets = await get('/api/search/facets?f=Rosario&q=carga&whatsapp=1');
    expect(facets.inCountry).toMatchObject({ name: expect.any(String), count: expect.any(Number) });
    expect((await get('/api/search/facets?f=Argentina')).inCountry).toBeNull();
    const within = await get('/api/search?area=-35,-59,-34,-58&top=1&page=2');
    await get(`/api/search?area=-35,-59,-34,-58&top=1&after=${within.endCursor}`);
    const { token } = await partnerToken(test);
    expect((await get('/api/address?q=bahia', bearer(token))).length).toBeGreaterThan(0);
    expect((await test.get('/api/search')).status).toBe(400);
  });

  it('of services and tax types', async () => {
    for (const path of ['services?top=1&page=2', 'services?q=frigo', 'services/categories', 'services/subcategories'])
      await get(`/api/${path}`);
    await get(`/api/services/${REFRIGERATED}`);
    expect((await get('/api/tax-types')).rows.length).toBeGreaterThan(0);
    const staff = await signedInStaff(test);
    const form = {
      name: 'A service of the contract',
      idServiceSubcategories: 1,
      facet: 'cargo',
      synonyms: ['contrato'],
    };
    const { status, body } = await staff.post('/api/services', form);
    expect(status).toBe(200);
    const path = `/api/services/${body.id}`;
    expect((await staff.put(path, { ...form, nameEs: 'Un servicio', version: 1 })).status).toBe(200);
    expect((await staff.put(path, { ...form, version: 99 })).status).toBe(409);
    expect((await staff.post('/api/services', { name: '' })).status).toBe(400);
  });

  it('of the approved providers', async () => {
    const { token, staff } = await partnerToken(test);
    const page = await get('/api/public-providers?top=100', bearer(token));
    await get(`/api/public-providers?top=100&after=${page.endCursor}`, bearer(token));
    await decideOne(staff, page.rows[1].id, { kind: 'SUSPENDED', reason: 'Closed' });
    const removed = await get('/api/removed-providers?top=1', bearer(token));
    await get(`/api/removed-providers?after=${removed.endCursor}`, bearer(token));
    await get('/api/public-providers?updatedSince=2100-01-01T00:00:00Z', bearer(token));
    const [first] = page.rows;
    const record = await test.send('POST', `/api/providers/${first.id}/record`);
    expect(record).toMatchObject({ status: 200, body: { jws: expect.stringMatching(/^ey/) } });
    expect(await get(`/api/public-providers/${first.id}`)).toMatchObject({ businessName: first.businessName });
  });

  it('of collections', async () => {
    const { token } = await partnerToken(test);
    const put = (slug: string, providerIds: number[]) =>
      test.send('PUT', `/api/collections/${slug}`, { name: 'Cámara', providerIds }, bearer(token));
    expect((await put('contract', [1])).status).toBe(200);
    expect((await put('contract', [2_000_000_000])).status).toBe(400);
    expect((await get('/api/collections/contract')).providerCount).toBe(1);
    expect((await get('/api/search?collection=contract')).count).toBe(1);
    expect((await test.get('/api/collections/other')).status).toBe(404);
    const remove = (slug: string) => test.send('DELETE', `/api/collections/${slug}`, undefined, bearer(token));
    expect((await remove('contract')).status).toBe(204);
    expect((await remove('contract')).status).toBe(404);
  });

  it("of a program's providers", async () => {
    const { token, staff } = await partnerToken(test);
    const send = async (method: string, path: string, body: object, more = {}) =>
      test.send(method, `/api/own-providers${path}`, body, { ...bearer(token), ...more });
    const sent = await send('POST', '', PROVIDER_FORM, { 'idempotency-key': 'one' });
    expect(sent.status).toBe(201);
    const { id } = sent.body;
    await staff.post(`/api/providers/${id}/reject`, { reason: 'No phone', changesRequested: true });
    expect((await get('/api/own-providers', bearer(token))).rows).toMatchObject([{ status: 'sent-back' }]);
    expect((await send('PUT', `/${id}`, PROVIDER_FORM)).status).toBe(200);
    const { headers } = await test.get(`/api/own-providers/${id}`, bearer(token));
    const ifMatch = { 'if-match': headers.get('etag')! };
    expect((await send('PUT', `/${id}`, PROVIDER_FORM, ifMatch)).status).toBe(200);
    const stale = await send('PUT', `/${id}`, PROVIDER_FORM, ifMatch);
    expect([stale.status, stale.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect((await send('PUT', `/${id}`, PROVIDER_FORM, { 'if-match': 'yesterday' })).status).toBe(400);
    await staff.post(`/api/providers/${id}/approve`);
    expect((await send('PUT', `/${id}`, PROVIDER_FORM)).status).toBe(409);
    expect((await send('POST', '', { ...PROVIDER_FORM, providerServices: [] })).status).toBe(400);
    const remove = async (path: string) =>
      (await test.send('DELETE', `/api/own-providers/${path}`, undefined, bearer(token))).status;
    const { body: other } = await send('POST', '', PROVIDER_FORM);
    expect(await remove(`${id}`)).toBe(409);
    expect(await remove(`${other.id}?version=7`)).toBe(409);
    expect(await remove(`${other.id}?version=1`)).toBe(204);
    expect(await remove('2000000000')).toBe(404);
  });
}
