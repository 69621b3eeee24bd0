import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode, deletedPayload, savedPayload, savedRow } from '#server/graphql/payloads.ts';
import { mayManageWebhooks, maySendWebhooks } from './access.ts';
import { WebhookDelivery, WebhookEndpoint, WebhookEventType } from './graphql.ts';
import { redeliver, sendPing } from './redeliver.ts';
import { createEndpoint, deleteEndpoint, rotateSecret, updateEndpoint } from './saveEndpoint.ts';

const WebhookEndpointPayload = savedPayload(
  'WebhookEndpointPayload',
  'The webhook endpoint after the change.',
  'webhookEndpoint',
  {
    type: WebhookEndpoint,
    description: 'The saved endpoint.',
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

const WebhookDeliveryPayload = savedPayload(
  'WebhookDeliveryPayload',
  'A delivery that is being sent.',
  'webhookDelivery',
  {
    type: WebhookDelivery,
    description: 'The delivery, whose state is PENDING.',
  },
);

const ENDPOINT_ID = 'The id of the endpoint.';

builder.mutationFields((t) => {
  const id = t.input.id({ required: true, description: ENDPOINT_ID });
  const form = {
    url: t.input.field({
      type: 'URL',
      required: true,
      description: 'A URL on the internet that begins with `https://`. Up to 1,000 characters.',
    }),
    eventTypes: t.input.field({
      type: [WebhookEventType],
      required: true,
      description: 'The events that the endpoint receives: at least one.',
    }),
  };
  return {
    createWebhookEndpoint: t.fieldWithInput({
      type: WebhookSecretPayload,
      errors: {},
      authScopes: mayManageWebhooks,
      description: 'Creates a webhook endpoint. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (the partner has 10).',
      input: { partnerId: t.input.id({ required: true, description: 'The id of the partner.' }), ...form },
      resolve: (_, { input }, context) =>
        createEndpoint(context, { ...input, partnerId: databaseIdOf(input.partnerId, 'Partner') }),
    }),
    updateWebhookEndpoint: t.fieldWithInput({
      type: WebhookEndpointPayload,
      errors: {},
      authScopes: mayManageWebhooks,
      description: 'Saves a webhook endpoint; its secret does not change. Errors: BAD_USER_INPUT, NOT_FOUND.',
      input: {
        id,
        ...form,
        isEnabled: t.input.boolean({
          required: true,
          description: 'False turns the endpoint off: events that happen until it is on again are never sent.',
        }),
      },
      resolve: (_, { input }, context) =>
        changedNode('WebhookEndpoint', input.id, (endpointId) => updateEndpoint(context, { ...input, id: endpointId })),
    }),
    deleteWebhookEndpoint: t.fieldWithInput({
      type: DeleteWebhookEndpointPayload,
      authScopes: mayManageWebhooks,
      description: 'Deletes a webhook endpoint with its deliveries. Errors: NOT_FOUND.',
      input: { id },
      resolve: (_, { input }, context) =>
        changedNode('WebhookEndpoint', input.id, (endpointId) => deleteEndpoint(context, endpointId)),
    }),
    rotateWebhookSecret: t.fieldWithInput({
      type: WebhookSecretPayload,
      authScopes: mayManageWebhooks,
      description:
        'Gives a webhook endpoint a new secret. For 24 hours, requests are also signed with the previous one, so that the receiver can switch. Errors: NOT_FOUND.',
      input: { id },
      resolve: async (_, { input }, context) => {
        const endpointId = databaseIdOf(input.id, 'WebhookEndpoint');
        return { id: endpointId, secret: await rotateSecret(context, endpointId) };
      },
    }),
    sendTestWebhook: t.fieldWithInput({
      type: WebhookDeliveryPayload,
      authScopes: maySendWebhooks,
      description:
        'Sends a webhook endpoint an event of type `ping`. Errors: NOT_FOUND, CONFLICT (TURNED_OFF), TOO_MANY_REQUESTS.',
      input: { endpointId: t.input.id({ required: true, description: ENDPOINT_ID }) },
      resolve: async (_, { input }, context) => ({
        id: await sendPing(context, databaseIdOf(input.endpointId, 'WebhookEndpoint')),
      }),
    }),
    redeliverWebhook: t.fieldWithInput({
      type: WebhookDeliveryPayload,
      authScopes: maySendWebhooks,
      description:
        'Sends an event again: the same delivery is PENDING again, with the same `webhook-id` and a new ' +
        '`webhook-timestamp`. Errors: NOT_FOUND, CONFLICT (TURNED_OFF: the endpoint), TOO_MANY_REQUESTS.',
      input: { deliveryId: t.input.id({ required: true, description: 'The id of the delivery.' }) },
      resolve: (_, { input }, context) =>
        changedNode('WebhookDelivery', input.deliveryId, (deliveryId) => redeliver(context, deliveryId)),
    }),
  };
});
