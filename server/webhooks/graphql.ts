import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { describedEnum, ownedList } from '#server/graphql/lists.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { Partner } from '#server/partners/graphql.ts';
import { endpointsOf, mayManageWebhooks, mayReadEndpoint, mayReadWebhooks } from './access.ts';
import { EVENT_TYPES, type EventType, isEventType } from './queueEvents.ts';

export const WebhookEventType = describedEnum(
  'WebhookEventType',
  'Events that partners can subscribe to, each with its name in webhooks.',
  Object.fromEntries(Object.entries(EVENT_TYPES).map(([name, about]) => [name, `\`${name}\`: ${about}`])) as Record<
    EventType,
    string
  >,
);

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'The state of a delivery.',
  values: {
    PENDING: { description: 'The first attempt or a retry is due.' },
    DELIVERED: { description: 'The endpoint returned a status of 200 to 299.' },
    FAILED: { description: 'The delivery failed, and is not retried unless staff or the partner request it.' },
  } as const,
});

/** The dates of the deliveries in each state. */
const IN_STATE = {
  PENDING: { deliveredAt: null, failedAt: null },
  DELIVERED: { deliveredAt: { not: null } },
  FAILED: { deliveredAt: null, failedAt: { not: null } },
};

export const WebhookDelivery = builder.prismaNode('WebhookDelivery', {
  description: 'An event and its delivery to an endpoint. Kept for 30 days.',
  id: { field: 'id' },
  nullable: true,
  authScopes: ({ endpoint }, context) => mayReadEndpoint(endpoint, context),
  include: {
    endpoint: { select: { partnerId: true } },
    event: { select: { webhookId: true, type: true, providerId: true, createdAt: true } },
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    webhookId: t.string({
      description: 'The value of the header `webhook-id`, the same at every attempt.',
      resolve: ({ event }) => event.webhookId,
    }),
    eventType: t.field({
      type: WebhookEventType,
      nullable: true,
      description: 'The event; null for a test, whose `type` is `ping`.',
      resolve: ({ event }) => (isEventType(event.type) ? event.type : null),
    }),
    providerId: t.id({
      nullable: true,
      description: 'The id of the provider of the event, which may have been deleted; null for a test.',
      resolve: ({ event }) => event.providerId && writeGlobalId('Provider', event.providerId),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'The time of the event.',
      resolve: ({ event }) => event.createdAt,
    }),
    state: t.field({
      type: WebhookDeliveryState,
      description: 'The state of the delivery.',
      resolve: ({ deliveredAt, failedAt }) => (deliveredAt ? 'DELIVERED' : failedAt ? 'FAILED' : 'PENDING'),
    }),
    attempts: t.exposeInt('attempts', { description: 'The number of attempts.' }),
    lastAttemptAt: t.expose('lastAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last attempt; null before the first.',
    }),
    lastStatus: t.exposeInt('lastStatus', {
      nullable: true,
      description: 'The HTTP status of the last response; null when there was none.',
    }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'The error of the last attempt, in English; null when there was none.',
    }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The approximate time of the next attempt; null when it is due now, or there is none.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the delivery; null when the event was not delivered, or is being sent again.',
    }),
    failedAt: t.expose('failedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time of the last failed attempt, when no retry follows; null otherwise, also while a retry is due.',
    }),
  }),
});

const deliveryList = ownedList(WebhookDelivery, 'webhookDelivery', { of: 'Deliveries', row: 'A delivery' });

export const WebhookEndpoint = builder.prismaNode('WebhookEndpoint', {
  description:
    "A URL of a partner's program that receives events of providers. Requests are signed according to " +
    'standardwebhooks.com; the secret cannot be read after its creation.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadEndpoint,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    url: t.expose('url', { type: 'URL', description: 'The URL that receives the requests.' }),
    eventTypes: t.field({
      type: [WebhookEventType],
      description: 'The events that the endpoint receives.',
      select: { eventTypes: true },
      resolve: ({ eventTypes }) => eventTypes as EventType[],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The creation time.' }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time at which staff or a response with status 410 turned the endpoint off; null while it is on.',
    }),
    creator: t.relation('creator', {
      nullable: true,
      authScopes: mayManageWebhooks,
      unauthorizedResolver: () => null,
      description: "The user who created the endpoint; null for programs, and after the user's account is deleted.",
    }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        description: 'The deliveries of the last 30 days, newest first. Errors: BAD_USER_INPUT.',
        args: {
          states: t.arg({
            type: [WebhookDeliveryState],
            description: 'Only deliveries in one of these states; null: in any state.',
          }),
          eventTypes: t.arg({
            type: [WebhookEventType],
            description: 'Only deliveries of these events; null: all events, and tests.',
          }),
          from: t.arg({ type: 'DateTime', description: 'Only events that happened at this time or later.' }),
        },
        complexity: deliveryList.complexity,
        resolve: ({ id: endpointId }, { states, eventTypes, from, ...paging }, ...asked) => {
          const event = {
            ...(eventTypes && { type: { in: [...eventTypes] } }),
            ...(from && { createdAt: { gte: from } }),
          };
          const where = { endpointId, event, ...(states && { OR: states.map((state) => IN_STATE[state]) }) };
          return deliveryList.page(where, paging, ...asked);
        },
      },
      deliveryList.connection,
    ),
  }),
});

builder.prismaObjectField(Partner, 'webhookEndpoints', (t) =>
  t.relation('webhookEndpoints', {
    type: WebhookEndpoint,
    description: 'The webhook endpoints of the partner, oldest first; at most 10.',
    complexity: { multiplier: 5 },
    query: { take: 10, orderBy: { id: 'asc' } },
  }),
);

const endpointList = ownedList(WebhookEndpoint, 'webhookEndpoint', {
  of: 'Webhook endpoints',
  row: 'An endpoint',
  usual: 10,
});

builder.queryField('webhookEndpoints', (t) =>
  t.connection(
    {
      type: WebhookEndpoint,
      authScopes: mayReadWebhooks,
      description:
        'The endpoints of the calling partner, or of all partners for super admins, newest first. Errors: BAD_USER_INPUT.',
      complexity: endpointList.complexity,
      resolve: (_, ...asked) => endpointList.page(endpointsOf(asked[1]), ...asked),
    },
    endpointList.connection,
  ),
);
