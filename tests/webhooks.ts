import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { ERRORS } from './formErrors.ts';
import type { Received } from './receiver.ts';
import { signedInStaff } from './staff.ts';
import type { TestApp } from './testApp.ts';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

export const ALL_EVENTS = ['PROVIDER_APPROVED', 'PROVIDER_CHANGED', 'PROVIDER_REMOVED'];

export const CREATE_ENDPOINT = `mutation ($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) {
    ... on CreateWebhookEndpointPayload { secret webhookEndpoint { databaseId url eventTypes disabledAt } } ${ERRORS}
  }
}`;

const DELIVERIES = `query ($id: ID!) { node(id: $id) { ... on WebhookEndpoint { disabledAt deliveries { nodes {
  databaseId webhookId eventType providerId state attempts lastStatus lastError deliveredAt failedAt } } } } }`;

export interface Delivery {
  databaseId: number;
  webhookId: string;
  eventType: string | null;
  providerId: string | null;
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  attempts: number;
  lastStatus: number | null;
  lastError: string | null;
}

export async function createPartner(staff: Staff): Promise<number> {
  const { body } = await staff.graphql(
    'mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { ... on CreatePartnerPayload { partner { databaseId } } } }',
    { input: { partner: { name: `Partner ${crypto.randomUUID()}`, contactEmail: 'it@partner.example' } } },
  );
  return body.data.createPartner.partner.databaseId;
}

/** An endpoint of a new partner at a receiver, and the staff who created it. */
export async function createEndpoint(test: TestApp, url: string, eventTypes = ALL_EVENTS) {
  const staff = await signedInStaff(test);
  const input = { partnerId: await createPartner(staff), url, eventTypes };
  const { body } = await staff.graphql(CREATE_ENDPOINT, { input });
  expect(body.errors).toBeUndefined();
  const { secret, webhookEndpoint } = body.data.createWebhookEndpoint;
  const id = webhookEndpoint.databaseId as number;
  const read = async (): Promise<{ disabledAt: string | null; deliveries: Delivery[] }> => {
    const globalId = Buffer.from(`WebhookEndpoint:${id}`).toString('base64');
    const answer = await staff.graphql(DELIVERIES, { id: globalId });
    expect(answer.body.errors).toBeUndefined();
    const { node } = answer.body.data;
    return node && { ...node, deliveries: node.deliveries.nodes };
  };
  return {
    staff,
    id,
    secret: secret as string,
    read,
    /** Waits until its newest delivery has this state and number of attempts. */
    settled: (state: Delivery['state'], attempts: number) =>
      eventually(async () => {
        const [newest] = (await read()).deliveries;
        expect(newest).toMatchObject({ state, attempts });
        return newest!;
      }),
    ping: async () => {
      const query = `mutation ($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { webhookDelivery { databaseId } } }`;
      const { body } = await staff.graphql(query, { id });
      expect(body.errors).toBeUndefined();
      return body.data.sendTestWebhook.webhookDelivery.databaseId as number;
    },
    /** The verified body of a request. Throws when it is not signed with the secret. */
    open: ({ headers, body }: Received, key = secret) =>
      new Webhook(key).verify(body, headers as Record<string, string>) as {
        type: string;
        timestamp: string;
        data: Record<string, unknown>;
      },
  };
}

/** Makes a pending retry due at once; `attempts` is the number of attempts so far. */
export const hasten = (test: TestApp, deliveryId: number, attempts = 1) =>
  eventually(async () => {
    const { rowCount } = await test.db.pool.query(
      `select 1 from graphile_worker.reschedule_jobs(
         array(select id from graphile_worker.jobs where key = $1 and locked_at is null), now(), attempts => $2)`,
      [`webhook:${deliveryId}`, attempts],
    );
    expect(rowCount).toBe(1);
  });
