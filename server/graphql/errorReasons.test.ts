import { beforeEach, describe, expect, it } from 'vitest';
import { bearer, createToken, partnerToken } from '#tests/programs.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { CREATE_ENDPOINT } from '#tests/webhooks.ts';

const test = useApp('demo');

const FORM = {
  businessName: 'Cargas del Motivo',
  addressesId: 3435910,
  contacts: [{ id: 'n1', contactType: 'email', contactValue: 'hola@cargas.example' }],
  providerServices: [{ id: 'n1', servicesId: 1, addressesId: 3435910 }],
};
const RESUBMIT = `mutation ($input: ResubmitProviderInput!) { resubmitProvider(input: $input) {
  ... on ResubmitProviderPayload { provider { version } } ... on FormErrors { errors { code reason } } } }`;

const CREATE_PARTNER = `mutation ($input: CreatePartnerInput!) { createPartner(input: $input) {
  ... on FormErrors { errors { code reason } } } }`;
const WATCH = `mutation ($input: CreateWatchInput!) { createWatch(input: $input) {
  ... on CreateWatchPayload { watch { id } } ... on FormErrors { errors { code reason } } } }`;
const SEND_TEST = 'mutation ($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { webhookDelivery { id } } }';

describe('the reason of a conflict', () => {
  let id: number;
  let staff: Awaited<ReturnType<typeof partnerToken>>['staff'];
  let partnerId: number;
  let header: ReturnType<typeof bearer>;
  beforeEach(async () => {
    const partner = await partnerToken(test);
    [staff, partnerId, header] = [partner.staff, partner.partnerId, bearer(partner.token)];
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

  it('is the wrong status where a decision forbids the change', async () => {
    await staff.post(`/api/providers/${id}/approve`);
    const refused = { code: 'CONFLICT', reason: 'WRONG_STATUS' };
    expect((await graphql()).data.resubmitProvider.errors).toEqual([refused]);
    expect(await save()).toMatchObject({ status: 409, body: refused });
  });

  it('is the limit where too many of the caller are pending', async () => {
    const person = bearer((await createToken(await signedInPerson(test))).token);
    const submit = (number: number) =>
      test.send('POST', '/api/own-providers', { ...FORM, businessName: `Cargas ${number}` }, person);
    for (let number = 0; number < 10; number += 1) expect((await submit(number)).status).toBe(201);
    expect(await submit(10)).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'LIMIT_REACHED' } });
  });

  it('is the limit where a partner has the maximum of watches', async () => {
    const input = (keyword: string) => ({ subject: { search: `?f=Rosario&q=${keyword}` }, rhythm: 'DAILY' });
    const watch = async (keyword: string) => (await test.graphql(WATCH, { input: input(keyword) }, header)).body;
    expect(await watch('granos')).toMatchObject({ data: { createWatch: { watch: { id: expect.any(String) } } } });
    await test.db.pool.query(
      `insert into watches (partner_id, query, rhythm, language, ends_at, confirmed_at)
        select partner_id, query || n, rhythm, language, ends_at, confirmed_at from watches, generate_series(1, 99) n
        where partner_id = $1`,
      [partnerId],
    );
    const refused = { code: 'CONFLICT', reason: 'LIMIT_REACHED' };
    expect((await watch('mudanzas')).data.createWatch.errors).toEqual([refused]);
  });

  it('is the value where another object has it', async () => {
    const { name } = await test.db.prisma.partner.findFirstOrThrow();
    const input = { partner: { name, contactEmail: 'it@partner.example' } };
    const { data } = (await staff.graphql(CREATE_PARTNER, { input })).body;
    expect(data.createPartner.errors).toEqual([{ code: 'CONFLICT', reason: 'TAKEN' }]);
  });

  it('is the endpoint where it is turned off', async () => {
    const input = { partnerId, url: 'https://partner.example/', eventTypes: ['PROVIDER_CHANGED'] };
    const created = (await staff.graphql(CREATE_ENDPOINT, { input })).body.data.createWebhookEndpoint;
    const { databaseId: endpoint } = created.webhookEndpoint;
    await test.db.pool.query('update webhook_endpoints set disabled_at = now() where id = $1', [endpoint]);
    const { errors } = (await test.graphql(SEND_TEST, { id: endpoint }, header)).body;
    expect(errors[0].extensions).toMatchObject({ code: 'CONFLICT', reason: 'TURNED_OFF' });
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
