import { beforeEach, describe, expect, it } from 'vitest';
import { bearer, partnerToken } from '#tests/programs.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const FORM = {
  businessName: 'Cargas del Motivo',
  addressesId: 3435910,
  contacts: [{ id: 'n1', contactType: 'email', contactValue: 'hola@cargas.example' }],
  providerServices: [{ id: 'n1', servicesId: 1, addressesId: 3435910 }],
};
const RESUBMIT = `mutation ($input: ResubmitProviderInput!) { resubmitProvider(input: $input) {
  ... on ResubmitProviderPayload { provider { version } } ... on FormErrors { errors { code reason } } } }`;

describe('the reason of a conflict', () => {
  let id: number;
  let staff: Awaited<ReturnType<typeof partnerToken>>['staff'];
  let header: ReturnType<typeof bearer>;
  beforeEach(async () => {
    const partner = await partnerToken(test);
    [staff, header] = [partner.staff, bearer(partner.token)];
    ({ id } = (await test.send('POST', '/api/own-providers', FORM, header)).body);
  });

  const save = (form: object = {}, headers: object = {}) =>
    test.send('PUT', `/api/own-providers/${id}`, { ...FORM, ...form }, { ...header, ...headers });
  const graphql = async () => {
    const { contacts, providerServices: _, addressesId: placeId, ...form } = FORM;
    const provider = {
      ...{ ...form, placeId, contacts: contacts.map((contact) => ({ ...contact, contactType: 'EMAIL' })) },
      services: [{ id: 'n1', serviceId: 1, placeId }],
    };
    return (await test.graphql(RESUBMIT, { input: { id, expectedVersion: 7, provider } }, header)).body;
  };

  it('is the newer version where another one was saved since', async () => {
    expect((await graphql()).errors[0].extensions).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
    expect((await save({ version: 7 })).body).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
    expect(await save({}, { 'if-match': '"7"' })).toMatchObject({ status: 412, body: { reason: 'NEWER_VERSION' } });
  });

  it('is the stored state where a decision forbids the change', async () => {
    await staff.post(`/api/providers/${id}/approve`);
    const refused = { code: 'CONFLICT', reason: 'STORED_STATE' };
    expect((await graphql()).data.resubmitProvider.errors).toEqual([refused]);
    expect(await save()).toMatchObject({ status: 409, body: refused });
  });

  it('is the lock where another request changes the same object right now', async () => {
    const client = await test.db.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from providers where id = $1 for update', [id]);
      const [data, rest] = await Promise.all([graphql(), save()]);
      expect(data.errors[0].extensions).toMatchObject({ code: 'CONFLICT', reason: 'LOCKED' });
      expect(rest).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'LOCKED' } });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is absent where the code says it all', async () => {
    const { body } = await save({ businessName: '' });
    expect(body).not.toHaveProperty('reason');
    expect((await test.graphql('{ provider(id: "x") { id } }')).body.errors[0].extensions).not.toHaveProperty('reason');
  });
});
