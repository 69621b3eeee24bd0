import { describe, expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { bearer, createToken, partnerToken } from '#tests/programs.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const FORM = {
  businessName: 'Cargas del Programa',
  placeId: 3435910,
  contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'hola@cargas.example' }],
  services: [{ id: 'n1', serviceId: 1, placeId: 3435910 }],
};
const SUBMIT = `mutation ($input: SubmitProviderInput!) {
  submitProvider(input: $input) { ... on SubmitProviderPayload { provider { databaseId status version } } ${ERRORS} }
}`;

const RESUBMIT = `mutation ($input: ResubmitProviderInput!) {
  resubmitProvider(input: $input) { ... on ResubmitProviderPayload { provider { version } } }
}`;

const WITHDRAW = 'mutation ($input: WithdrawProviderInput!) { withdrawProvider(input: $input) { deletedId } }';

describe('a provider submitted by a program', () => {
  it('is pending, and belongs to the program from then on', async () => {
    const { token, staff } = await partnerToken(test);
    const { body } = await test.graphql(SUBMIT, { input: { provider: FORM } }, bearer(token));
    const { databaseId, status } = body.data.submitProvider.provider;
    expect(status).toBe('WAITING');
    const queue = await staff.graphql(
      '{ unapprovedProviders(first: 1) { edges { node { databaseId moderation { history { nodes { message } } } } } } }',
    );
    expect(queue.body.data.unapprovedProviders.edges[0].node).toEqual({
      databaseId,
      moderation: { history: { nodes: [{ message: 'Provider submitted (access token: TMS)' }] } },
    });
    const own = await test.get('/api/own-providers', bearer(token));
    expect(own.body.rows).toMatchObject([{ id: databaseId, status: 'waiting', businessName: FORM.businessName }]);
    const { token: stranger } = await partnerToken(test);
    expect((await test.get('/api/own-providers', bearer(stranger))).body.rows).toEqual([]);
  });

  it('is created once however often it is sent with the same key', async () => {
    const { token } = await partnerToken(test);
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.graphql(SUBMIT, { input: { provider: FORM, idempotencyKey: 'load-7' } }, bearer(token))),
    );
    const ids = answers.map(({ body }) => body.data.submitProvider.provider.databaseId);
    expect(new Set(ids).size).toBe(1);
    const { token: stranger } = await partnerToken(test);
    const other = await test.graphql(SUBMIT, { input: { provider: FORM, idempotencyKey: 'load-7' } }, bearer(stranger));
    expect(other.body.data.submitProvider.provider.databaseId).not.toBe(ids[0]);
  });

  it('is no longer read or changed by the program once a person owns it, not even with its key', async () => {
    const { token } = await partnerToken(test);
    const submit = `mutation ($input: SubmitProviderInput!) { submitProvider(input: $input) {
      ... on SubmitProviderPayload { provider { databaseId version ownership { taxNumber } } } } }`;
    const sent = () => test.graphql(submit, { input: { provider: FORM, idempotencyKey: 'load-8' } }, bearer(token));
    const { provider } = (await sent()).body.data.submitProvider;
    expect(provider.ownership).not.toBeNull();
    const person = await signedInPerson(test);
    const { id: userId } = await test.db.prisma.user.findFirstOrThrow({ where: { email: person.email } });
    await test.db.prisma.providerUser.create({ data: { providerId: provider.databaseId, userId } });
    expect((await sent()).body.data?.submitProvider?.provider?.ownership ?? null).toBeNull();
    expect((await test.get('/api/own-providers', bearer(token))).body.rows).toEqual([]);
    const again = { id: provider.databaseId, expectedVersion: provider.version, provider: FORM };
    const { body } = await test.graphql(RESUBMIT, { input: again }, bearer(token));
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('is resubmitted after it was returned with a reason, but no longer once it is approved', async () => {
    const { token, staff } = await partnerToken(test);
    const sent = (await test.send('POST', '/api/own-providers', rest(FORM), bearer(token))).body;
    await staff.post(`/api/providers/${sent.id}/reject`, { reason: 'No phone', changesRequested: true });
    const back = (await test.get('/api/own-providers', bearer(token))).body.rows[0];
    expect(back).toMatchObject({ status: 'sent-back', reason: 'No phone' });
    const again = await test.send(
      'PUT',
      `/api/own-providers/${sent.id}`,
      { ...back, businessName: 'Better' },
      bearer(token),
    );
    expect(again.body).toMatchObject({ status: 'waiting', businessName: 'Better', reason: null });
    const stale = await test.send('PUT', `/api/own-providers/${sent.id}`, back, bearer(token));
    expect(stale.status).toBe(409);
    await staff.post(`/api/providers/${sent.id}/approve`);
    const late = await test.send('PUT', `/api/own-providers/${sent.id}`, { ...back, version: null }, bearer(token));
    expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/approved/)]);
  });

  it('is withdrawn until there is a decision, once, and its key is free again', async () => {
    const { token, staff, partnerId } = await partnerToken(test);
    const { token: stranger } = await partnerToken(test);
    const submit = async () =>
      (await test.graphql(SUBMIT, { input: { provider: FORM, idempotencyKey: 'load-9' } }, bearer(token))).body.data
        .submitProvider.provider;
    const withdraw = async (input: object, by = token) => {
      const { body } = await test.graphql(WITHDRAW, { input }, bearer(by));
      const { code, reason } = body.errors?.[0]?.extensions ?? {};
      return body.data?.withdrawProvider?.deletedId ?? [code, reason ?? null];
    };
    const { databaseId: id, version: expectedVersion } = await submit();
    await staff.post(`/api/providers/${id}/reject`, { reason: 'No phone', changesRequested: true });
    expect(await withdraw({ id, expectedVersion })).toEqual(['CONFLICT', 'NEWER_VERSION']);
    const current = { id, expectedVersion: expectedVersion + 1 };
    expect(await withdraw(current, stranger)).toEqual(['NOT_FOUND', null]);
    for (const _ of [1, 2]) expect(await withdraw(current)).toBe(writeGlobalId('Provider', id));
    expect(await withdraw(current, stranger)).toEqual(['NOT_FOUND', null]);
    expect((await test.get('/api/own-providers', bearer(token))).body.rows).toEqual([]);
    const log = await test.db.prisma.log.findFirst({
      where: { subject: 'provider', subjectId: id },
      orderBy: { id: 'desc' },
    });
    expect(log).toMatchObject({ code: 'providerWithdrawnByProgram', before: { status: 'sent_back' }, after: null });
    const next = await submit();
    expect(next.databaseId).not.toBe(id);
    await staff.post(`/api/providers/${next.databaseId}/approve`);
    const force = { id: next.databaseId, expectedVersion: 0, force: true };
    expect(await withdraw(force)).toEqual(['CONFLICT', 'WRONG_STATUS']);
    expect(await test.db.prisma.provider.count({ where: { partnerId } })).toBe(1);
  });

  it('is withdrawn by its owners, and not by an editor', async () => {
    const person = await signedInPerson(test);
    const { databaseId: id, version: expectedVersion } = (await person.graphql(SUBMIT, { input: { provider: FORM } }))
      .body.data.submitProvider.provider;
    const withdraw = async () => (await person.graphql(WITHDRAW, { input: { id, expectedVersion } })).body;
    const setRole = (role: string) =>
      test.db.pool.query('update provider_users set role = $2::provider_role where provider_id = $1', [id, role]);
    await setRole('editor');
    expect((await withdraw()).errors[0]).toMatchObject({
      message: 'Only owners of the business can withdraw it.',
      extensions: { code: 'FORBIDDEN' },
    });
    await setRole('owner');
    for (const _ of [1, 2])
      expect((await withdraw()).data.withdrawProvider.deletedId).toBe(writeGlobalId('Provider', id));
  });

  it('cannot be changed by others', async () => {
    const { token } = await partnerToken(test);
    expect((await test.send('PUT', '/api/own-providers/1', rest(FORM), bearer(token))).status).toBe(404);
  });

  it('is returned to a program that may only write, which cannot read it otherwise', async () => {
    const { token } = await partnerToken(test, ['PROVIDERS_WRITE']);
    const sent = await test.send('POST', '/api/own-providers', { ...rest(FORM), taxNumber: '30-1' }, bearer(token));
    expect(sent).toMatchObject({ status: 201, body: { status: 'waiting', taxNumber: '30-1' } });
    const { body } = await test.graphql(`{ provider(id: ${sent.body.id}) { status } }`, {}, bearer(token));
    expect(body.data).toEqual({ provider: null });
  });

  it('belongs to the user whose token was used', async () => {
    const person = await signedInPerson(test);
    const { token } = await createToken(person);
    await test.graphql(SUBMIT, { input: { provider: FORM } }, bearer(token));
    const { body } = await person.graphql('{ ownProviders { totalCount edges { node { status } } } }');
    expect(body.data.ownProviders).toEqual({ totalCount: 1, edges: [{ node: { status: 'WAITING' } }] });
  });
});

describe('the form of a provider in GraphQL', () => {
  it('is refused with the errors of all its fields', async () => {
    const { token } = await partnerToken(test);
    const provider = {
      ...FORM,
      businessName: ' ',
      contacts: [{ ...FORM.contacts[0], contactValue: 'nobody' }],
      services: [{ id: 'n1', serviceId: '', placeId: '' }],
    };
    const { status, body } = await test.graphql(SUBMIT, { input: { provider } }, bearer(token));
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(formErrors(body)).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['provider', 'businessName'] },
      { path: ['provider', 'services', '0', 'serviceId'] },
      { path: ['provider', 'services', '0', 'placeId'] },
      { path: ['provider', 'contacts', '0', 'contactValue'] },
    ]);
  });

  it('takes global ids, and a stale version only by force', async () => {
    const person = await signedInPerson(test);
    const placeId = writeGlobalId('Place', FORM.placeId);
    const services = [{ id: 'n1', serviceId: writeGlobalId('Service', 1), placeId }];
    const provider = { ...FORM, placeId, services };
    const sent = await person.graphql(SUBMIT, { input: { provider } });
    const { databaseId, version } = sent.body.data.submitProvider.provider;
    const id = writeGlobalId('Provider', databaseId);
    const resubmit = async (force: boolean) => {
      const input = { id, expectedVersion: version + 1, force, provider };
      const { body } = await person.graphql(RESUBMIT, { input });
      return body.data?.resubmitProvider.provider.version ?? body.errors[0].extensions.code;
    };
    expect([await resubmit(false), await resubmit(true)]).toEqual(['CONFLICT', version + 2]);
  });
});

function rest({ contacts, services, placeId, ...form }: typeof FORM) {
  return {
    ...form,
    addressesId: placeId,
    contacts: contacts.map((contact) => ({ ...contact, contactType: 'email' })),
    providerServices: services.map((service) => ({
      id: service.id,
      servicesId: service.serviceId,
      addressesId: placeId,
    })),
  };
}
