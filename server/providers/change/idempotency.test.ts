import { describe, expect, it } from 'vitest';
import { bearer, partnerToken } from '#tests/programs.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const PLACE = 3435910;
const FORM = {
  businessName: 'Cargas de la Clave',
  placeId: PLACE,
  contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'hola@clave.example' }],
  services: [{ id: 'n1', serviceId: 1, placeId: PLACE }],
};
const BODY = {
  businessName: FORM.businessName,
  addressesId: PLACE,
  contacts: [{ id: 'n1', contactType: 'email', contactValue: 'hola@clave.example' }],
  providerServices: [{ id: 'n1', servicesId: 1, addressesId: PLACE }],
};
const SUBMIT = `mutation ($input: SubmitProviderInput!) { submitProvider(input: $input) {
  ... on SubmitProviderPayload { provider { databaseId } } ... on FormErrors { errors { code reason path } } } }`;

describe('an idempotency key', () => {
  it('returns the provider of the first request in GraphQL, and is an error with another form', async () => {
    const { token } = await partnerToken(test);
    const send = async (form: object = {}) => {
      const input = { idempotencyKey: 'our-17', provider: { ...FORM, ...form } };
      return (await test.graphql(SUBMIT, { input }, bearer(token))).body.data.submitProvider;
    };
    const { provider } = await send();
    expect(await send()).toEqual({ provider });
    const error = { code: 'CONFLICT', reason: 'KEY_REUSED', path: ['idempotencyKey'] };
    expect(await send({ businessName: 'Otra' })).toEqual({ errors: [error] });
    expect(await send()).toEqual({ provider });
  });

  it('returns the provider of the first request in REST, and is an error with another body', async () => {
    const { token } = await partnerToken(test);
    const headers = { ...bearer(token), 'idempotency-key': 'our-18' };
    const send = (form: object = {}) => test.send('POST', '/api/own-providers', { ...BODY, ...form }, headers);
    const [first, again, other] = [await send(), await send(), await send({ description: 'More' })];
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const error = { code: 'CONFLICT', reason: 'KEY_REUSED', field: 'Idempotency-Key' };
    expect(other).toMatchObject({ status: 409, body: error });
  });

  it('registers a business once, and is an error with another form', async () => {
    const fields = { businessName: 'Registro con Clave', idempotencyKey: crypto.randomUUID() };
    for (const _ of [1, 2]) expect((await submit(test, fields)).body).toEqual({ done: true });
    const error = { code: 'CONFLICT', reason: 'KEY_REUSED', field: 'idempotencyKey' };
    expect(await submit(test, { ...fields, description: 'Other' })).toMatchObject({ status: 409, body: error });
    const { businessName } = fields;
    expect(await test.db.prisma.provider.count({ where: { businessName } })).toBe(1);
  });

  it('is never an error for a provider of an earlier release, which kept no input', async () => {
    const fields = { businessName: 'Registro de Antes', idempotencyKey: crypto.randomUUID() };
    await submit(test, fields);
    await test.db.prisma.provider.updateMany({
      where: { businessName: fields.businessName },
      data: { idempotencyInput: null },
    });
    expect((await submit(test, { ...fields, description: 'Other' })).status).toBe(200);
  });
});
