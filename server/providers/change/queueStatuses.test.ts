import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideOne, undoOne } from '#tests/decideOne.ts';
import { eventually } from '#tests/eventually.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { openReceiver, type Receiver } from '#tests/receiver.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { CREATE_ENDPOINT } from '#tests/webhooks.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost' });
useWorker(test);
const SUBMIT = `mutation ($input: SubmitProviderInput!) { submitProvider(input: $input) {
  ... on SubmitProviderPayload { provider { databaseId } } } }`;
let own: Awaited<ReturnType<typeof subscribed>>;
let other: Awaited<ReturnType<typeof subscribed>>;
beforeAll(async () => {
  [own, other] = [await subscribed(await openReceiver()), await subscribed(await openReceiver())];
});
afterAll(() => Promise.all([own, other].map(({ receiver }) => receiver.close())));

/** A program, and an endpoint of its partner for the status of its submissions. */
async function subscribed(receiver: Receiver) {
  const { staff, partnerId, token } = await partnerToken(test);
  const input = { partnerId, url: receiver.url, eventTypes: ['SUBMISSION_STATUS_CHANGED'] };
  await staff.graphql(CREATE_ENDPOINT, { input });
  const submit = async () => {
    const provider = {
      businessName: `Cargas ${crypto.randomUUID()}`,
      placeId: 3435910,
      contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'hola@cargas.example' }],
      services: [{ id: 'n1', serviceId: 1, placeId: 3435910 }],
    };
    const { body } = await test.graphql(SUBMIT, { input: { provider } }, bearer(token));
    return body.data.submitProvider.provider.databaseId as number;
  };
  return { receiver, staff, token, submit };
}

const received = ({ receiver }: typeof own) => receiver.received.map(({ body }) => JSON.parse(body));

it('a partner receives each decision about what its program submitted, and no other partner does', async () => {
  const id = await own.submit();
  const reason = 'The phone number is wrong.';
  const { body } = await decideOne(own.staff, id, { kind: 'CHANGES_REQUESTED', reason });
  const [decision] = Object.values(body.data as Record<string, { decisions: { databaseId: number }[] }>)[0]!.decisions;
  await undoOne(own.staff, decision!.databaseId);
  await decideOne(own.staff, id, { kind: 'APPROVED' });
  await eventually(() => expect(received(own)).toHaveLength(3));
  for (const { type } of received(own)) expect(type).toBe('submission.status_changed');
  expect(received(own).map(({ data }) => data)).toEqual([
    { id, status: 'sent-back', reason },
    { id, status: 'waiting', reason: null },
    { id, status: 'approved', reason: null },
  ]);
  expect(received(other)).toEqual([]);
});

it('a program lists its submissions by their status', async () => {
  const [waiting, rejected] = [await other.submit(), await other.submit()];
  await decideOne(other.staff, rejected, { kind: 'REJECTED', reason: 'Twice' });
  const read = async (statuses: string[] | null) => {
    const query = `query ($statuses: [ProviderStatus!]) { ownProviders(statuses: $statuses) {
      totalCount nodes { databaseId } } }`;
    return (await test.graphql(query, { statuses }, bearer(other.token))).body.data.ownProviders;
  };
  const one = (databaseId: number) => ({ totalCount: 1, nodes: [{ databaseId }] });
  expect(await read(['WAITING', 'SENT_BACK'])).toEqual(one(waiting));
  expect(await read(['REJECTED'])).toEqual(one(rejected));
  expect((await read(null)).totalCount).toBe(2);
  const inRest = async (query: string) => {
    const { status, body } = await test.get(`/api/own-providers${query}`, bearer(other.token));
    return [status, body.rows?.map(({ id }: { id: number }) => id) ?? body.field];
  };
  expect(await inRest('?status=rejected')).toEqual([200, [rejected]]);
  expect(await inRest('?status=sent-back')).toEqual([200, []]);
  expect(await inRest('')).toEqual([200, [rejected, waiting]]);
  expect(await inRest('?status=unknown')).toEqual([400, 'status']);
  expect((await read([])).totalCount).toBe(0);
});
