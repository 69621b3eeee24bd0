import { describe, expect, it } from 'vitest';
import { formErrors } from '#tests/formErrors.ts';
import { openReceiver } from '#tests/receiver.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { ALL_EVENTS, CREATE_ENDPOINT, createEndpoint, createPartner } from '#tests/webhooks.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost,tms.intranet:8080' });
useWorker(test);

const URL = 'https://hooks.partner.example/rumbo';
const ROTATE = 'mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret webhookEndpoint { url } } }';
const UPDATE = `mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) {
  ... on UpdateWebhookEndpointPayload { webhookEndpoint { url eventTypes disabledAt } } } }`;
const DELETE = 'mutation ($id: ID!) { deleteWebhookEndpoint(input: { id: $id }) { deletedId } }';
const PARTNER = 'query ($id: ID!) { partner(id: $id) { webhookEndpoints { url creator { email } } } }';

describe('a webhook endpoint', () => {
  it('is read with its partner, and its secret is returned once', async () => {
    const staff = await signedInStaff(test);
    const partnerId = await createPartner(staff);
    const input = { partnerId, url: URL, eventTypes: ALL_EVENTS };
    const { secret, webhookEndpoint } = (await staff.graphql(CREATE_ENDPOINT, { input })).body.data
      .createWebhookEndpoint;
    expect(webhookEndpoint).toMatchObject({ url: URL, eventTypes: ALL_EVENTS, disabledAt: null });
    const [prefix, key] = secret.split('_');
    expect(prefix).toBe('whsec');
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    const { body } = await staff.graphql(PARTNER, { id: partnerId });
    expect(body.data.partner.webhookEndpoints).toEqual([{ url: URL, creator: { email: staff.email } }]);
  });

  it.each([
    ['url', ''],
    ['url', 'hooks.partner.example'],
    ['url', 'http://hooks.partner.example/'],
    ['url', 'ftp://hooks.partner.example/'],
    ['url', 'https://user:password@hooks.partner.example/'],
    ['url', 'https://127.0.0.1/'],
    ['url', 'https://0x7f.1/'],
    ['url', 'https://169.254.169.254/latest/meta-data'],
    ['url', 'https://[::ffff:10.0.0.1]/'],
    ['url', 'http://tms.intranet/'],
    ['url', `https://hooks.partner.example/${'x'.repeat(1_000)}`],
    ['eventTypes', []],
  ])('cannot be made with the %s %j', async (field, value) => {
    const staff = await signedInStaff(test);
    const input = { partnerId: await createPartner(staff), url: URL, eventTypes: ALL_EVENTS, [field]: value };
    expect(formErrors((await staff.graphql(CREATE_ENDPOINT, { input })).body)).toMatchObject([
      { code: 'BAD_USER_INPUT', path: [field] },
    ]);
  });

  it('may be a private address where the settings allow it', async () => {
    await createEndpoint(test, 'http://tms.intranet:8080/hook');
  });

  it('is one of ten at most', async () => {
    const staff = await signedInStaff(test);
    const input = { partnerId: await createPartner(staff), url: URL, eventTypes: ALL_EVENTS };
    const errors = await Promise.all(
      Array.from({ length: 11 }, async () => formErrors((await staff.graphql(CREATE_ENDPOINT, { input })).body) ?? []),
    );
    expect(errors.flat()).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('can be changed, turned off and on again', async () => {
    const { staff, id } = await createEndpoint(test, URL);
    const save = async (input: object) =>
      (await staff.graphql(UPDATE, { input: { id, ...input } })).body.data.updateWebhookEndpoint.webhookEndpoint;
    const input = { url: 'https://other.example/', eventTypes: ['PROVIDER_REMOVED'], isEnabled: false };
    const off = await save(input);
    expect(off).toEqual({ url: input.url, eventTypes: input.eventTypes, disabledAt: expect.any(String) });
    expect((await save(input)).disabledAt).toBe(off.disabledAt);
    const ping = await staff.graphql(
      'mutation ($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { webhookDelivery { state } } }',
      { id },
    );
    expect(ping.body.errors[0].extensions.code).toBe('CONFLICT');
    expect((await save({ ...input, isEnabled: true })).disabledAt).toBeNull();
  });

  it('is deleted with its deliveries', async () => {
    const receiver = await openReceiver();
    const { staff, id, ping, settled, read } = await createEndpoint(test, receiver.url);
    await ping();
    await settled('DELIVERED', 1);
    expect((await staff.graphql(DELETE, { id })).body.data.deleteWebhookEndpoint.deletedId).toBeTruthy();
    expect(await read()).toBeNull();
    expect(await test.db.prisma.webhookDelivery.count({ where: { endpointId: id } })).toBe(0);
    expect((await staff.graphql(DELETE, { id })).body.errors[0].extensions.code).toBe('NOT_FOUND');
    await receiver.close();
  });

  it('is deleted with its partner', async () => {
    const staff = await signedInStaff(test);
    const partnerId = await createPartner(staff);
    await staff.graphql(CREATE_ENDPOINT, { input: { partnerId, url: URL, eventTypes: ALL_EVENTS } });
    await staff.graphql('mutation ($id: ID!) { deletePartner(input: { id: $id }) { deletedId } }', {
      id: partnerId,
    });
    expect(await test.db.prisma.webhookEndpoint.count({ where: { partnerId } })).toBe(0);
  });

  it('is logged with its author, without a secret', async () => {
    const receiver = await openReceiver();
    const { staff, id, ping, settled, secret } = await createEndpoint(test, receiver.url);
    await ping();
    await settled('DELIVERED', 1);
    const fresh = (await staff.graphql(ROTATE, { id })).body.data.rotateWebhookSecret.secret;
    await staff.graphql(UPDATE, { input: { id, url: URL, eventTypes: ALL_EVENTS, isEnabled: false } });
    await staff.graphql(DELETE, { id });
    const { rows } = await test.db.pool.query(
      `select code, email, before, after from logs left join users on users.id = user_id
       where subject = 'webhookEndpoint' and subject_id = $1 order by logs.id`,
      [id],
    );
    expect(rows.map(({ code }) => code)).toEqual([
      'webhookCreated',
      'webhookTestSent',
      'webhookSecretReplaced',
      'webhookChanged',
      'webhookDeleted',
    ]);
    expect(rows.every(({ email }) => email === staff.email)).toBe(true);
    expect(rows[3]).toMatchObject({
      before: { url: receiver.url, isEnabled: true },
      after: { url: URL, isEnabled: false },
    });
    for (const key of [secret, fresh]) expect(JSON.stringify(rows)).not.toContain(key.slice(6));
    await receiver.close();
  });
});
