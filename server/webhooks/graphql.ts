import { builder } from '#server/graphql/builder.ts';
import { Partner } from '#server/partners/graphql.ts';
import { mayManageWebhooks } from './access.ts';
import { EVENT_TYPES, type EventType } from './eventTypes.ts';

/** `PROVIDER_APPROVED` for `provider.approved`. */
const enumName = (type: string) => type.replace('.', '_').toUpperCase();

export const WebhookEventType = builder.enumType('WebhookEventType', {
  description: 'What partners can be told. Webhooks themselves have `provider.approved`, and so on.',
  values: Object.fromEntries(
    Object.entries(EVENT_TYPES).map(([value, description]) => [enumName(value), { value, description }]),
  ) as Record<string, { value: EventType; description: string }>,
});

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'How far a delivery has come.',
  values: {
    WAITING: { description: 'For its first attempt, or for another one.' },
    DELIVERED: { description: 'The endpoint answered with a status of 200 to 299.' },
    FAILED: { description: 'For good: it is not tried again unless somebody asks for it.' },
  } as const,
});

export const WebhookDelivery = builder.prismaNode('WebhookDelivery', {
  description: 'An event and how it came to an endpoint. Kept for 30 days.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayManageWebhooks,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number by which it is delivered again.' }),
    webhookId: t.string({
      description: 'Sent as `webhook-id`, the same at every attempt.',
      select: { event: { select: { webhookId: true } } },
      resolve: ({ event }) => event.webhookId,
    }),
    eventType: t.string({
      description: 'The `type` of what is sent, such as `provider.approved`; `ping` for a test.',
      select: { event: { select: { type: true } } },
      resolve: ({ event }) => event.type,
    }),
    providerDatabaseId: t.int({
      nullable: true,
      description: 'The provider it is about, which may be gone; null for a test.',
      select: { event: { select: { providerId: true } } },
      resolve: ({ event }) => event.providerId,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it happened.',
      select: { event: { select: { createdAt: true } } },
      resolve: ({ event }) => event.createdAt,
    }),
    state: t.field({
      type: WebhookDeliveryState,
      description: 'How far it has come.',
      select: { deliveredAt: true, failedAt: true },
      resolve: ({ deliveredAt, failedAt }) => (deliveredAt ? 'DELIVERED' : failedAt ? 'FAILED' : 'WAITING'),
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was sent.' }),
    lastAttemptAt: t.expose('lastAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent; null when it never was.',
    }),
    lastStatus: t.exposeInt('lastStatus', {
      nullable: true,
      description: 'HTTP status of the last answer; null when there was none.',
    }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'What went wrong the last time, in English; null when nothing did.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it arrived; null when it has not.',
    }),
    failedAt: t.expose('failedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was given up; null when it was not.',
    }),
  }),
});

export const WebhookEndpoint = builder.prismaNode('WebhookEndpoint', {
  description:
    "Where a partner's program is told what happens to providers. Requests are signed as standardwebhooks.com says; " +
    'nobody sees the secret after it was made.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayManageWebhooks,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number by which it is changed.' }),
    url: t.exposeString('url', { description: 'Where requests are sent.' }),
    eventTypes: t.field({
      type: [WebhookEventType],
      description: 'What it is told.',
      select: { eventTypes: true },
      resolve: ({ eventTypes }) => eventTypes as EventType[],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was turned off, by staff or by its own answer 410; null while it is on.',
    }),
    creator: t.relation('creator', { nullable: true, description: 'Who entered it; null when they are gone.' }),
    deliveries: t.relation('deliveries', {
      type: WebhookDelivery,
      description: 'Newest first; at most 50.',
      complexity: { multiplier: 10 },
      query: { take: 50, orderBy: { id: 'desc' } },
    }),
  }),
});

builder.prismaObjectField(Partner, 'webhookEndpoints', (t) =>
  t.relation('webhookEndpoints', {
    type: WebhookEndpoint,
    description: 'Where its programs are told what happens, oldest first; at most 10.',
    complexity: { multiplier: 5 },
    query: { take: 10, orderBy: { id: 'asc' } },
  }),
);
