import { builder } from '#server/graphql/builder.ts';
import { changed, deletedPayload, savedPayload, savedRow } from '#server/graphql/payloads.ts';
import { mayManageWebhooks } from './access.ts';
import { WebhookDelivery, WebhookEndpoint, WebhookEventType } from './graphql.ts';
import { redeliver, sendPing } from './redeliver.ts';
import { createEndpoint, deleteEndpoint, rotateSecret, updateEndpoint } from './saveEndpoint.ts';

const url = 'An address on the internet that begins with `https://`. Up to 1,000 characters.';
const eventTypes = 'The events it receives: at least one.';

const CreateWebhookEndpointInput = builder.inputType('CreateWebhookEndpointInput', {
  description: 'A new webhook endpoint.',
  fields: (t) => ({
    partnerDatabaseId: t.int({ required: true, description: "The partner's database id." }),
    url: t.field({ type: 'URL', required: true, description: url }),
    eventTypes: t.field({ type: [WebhookEventType], required: true, description: eventTypes }),
  }),
});

const WebhookEndpointInput = builder.inputType('WebhookEndpointInput', {
  description: 'The form of a webhook endpoint.',
  fields: (t) => ({
    url: t.field({ type: 'URL', required: true, description: url }),
    eventTypes: t.field({ type: [WebhookEventType], required: true, description: eventTypes }),
    isEnabled: t.boolean({
      required: true,
      description: 'False turns it off: events that happen until it is on again are never sent.',
    }),
  }),
});

const WebhookEndpointPayload = savedPayload(
  'WebhookEndpointPayload',
  'The webhook endpoint after the change.',
  'webhookEndpoint',
  {
    type: WebhookEndpoint,
    description: 'The endpoint that was saved.',
  },
);

const WebhookSecretPayload = builder.objectRef<{ id: number; secret: string }>('WebhookSecretPayload').implement({
  description: 'A webhook endpoint with a new secret.',
  fields: (t) => ({
    secret: t.exposeString('secret', {
      description: 'The signing key: `whsec_` and base64. It cannot be read again: store it now.',
    }),
    webhookEndpoint: savedRow(t, 'webhookEndpoint', {
      type: WebhookEndpoint,
      description: 'The endpoint after the change.',
    }),
  }),
});

const DeleteWebhookEndpointPayload = deletedPayload('DeleteWebhookEndpointPayload', 'WebhookEndpoint');

const WebhookDeliveryPayload = savedPayload('WebhookDeliveryPayload', 'A new delivery.', 'webhookDelivery', {
  type: WebhookDelivery,
  description: 'The delivery after the change.',
});

const endpointId = "The endpoint's database id.";

builder.mutationFields((t) => ({
  createWebhookEndpoint: t.field({
    type: WebhookSecretPayload,
    authScopes: mayManageWebhooks,
    description: 'Creates a webhook endpoint. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (the partner has 10).',
    args: {
      input: t.arg({ type: CreateWebhookEndpointInput, required: true, description: 'The endpoint to create.' }),
    },
    resolve: (_, { input: { partnerDatabaseId, ...input } }, context) =>
      createEndpoint(context, { ...input, partnerId: partnerDatabaseId }),
  }),
  updateWebhookEndpoint: t.field({
    type: WebhookEndpointPayload,
    authScopes: mayManageWebhooks,
    description: 'Saves a webhook endpoint; its secret does not change. Errors: BAD_USER_INPUT, NOT_FOUND.',
    args: {
      databaseId: t.arg.int({ required: true, description: endpointId }),
      input: t.arg({ type: WebhookEndpointInput, required: true, description: 'The complete form.' }),
    },
    resolve: (_, { databaseId: id, input }, context) => changed(id, updateEndpoint(context, { ...input, id })),
  }),
  deleteWebhookEndpoint: t.field({
    type: DeleteWebhookEndpointPayload,
    authScopes: mayManageWebhooks,
    description: 'Deletes a webhook endpoint with its deliveries. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: endpointId }) },
    resolve: (_, { databaseId: id }, context) => changed(id, deleteEndpoint(context, id)),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookSecretPayload,
    authScopes: mayManageWebhooks,
    description:
      'Gives a webhook endpoint a new secret. For 24 hours, requests are also signed with the previous one, so that the receiver can switch. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: endpointId }) },
    resolve: async (_, { databaseId: id }, context) => ({ id, secret: await rotateSecret(context, id) }),
  }),
  sendTestWebhook: t.field({
    type: WebhookDeliveryPayload,
    authScopes: mayManageWebhooks,
    description: 'Sends a webhook endpoint an event of type `ping`. Errors: NOT_FOUND, CONFLICT (it is turned off).',
    args: { endpointDatabaseId: t.arg.int({ required: true, description: endpointId }) },
    resolve: async (_, { endpointDatabaseId }, context) => ({ id: await sendPing(context, endpointDatabaseId) }),
  }),
  redeliverWebhook: t.field({
    type: WebhookDeliveryPayload,
    authScopes: mayManageWebhooks,
    description:
      'Sends an event again, under the same `webhook-id` with a new `webhook-timestamp`. Errors: NOT_FOUND, ' +
      'CONFLICT (the endpoint is turned off).',
    args: { deliveryDatabaseId: t.arg.int({ required: true, description: "The delivery's database id." }) },
    resolve: (_, { deliveryDatabaseId: id }, context) => changed(id, redeliver(context, id)),
  }),
}));
