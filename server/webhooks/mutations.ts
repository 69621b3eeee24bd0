import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { mayManageWebhooks } from './access.ts';
import { createEndpoint } from './createEndpoint.ts';
import { deleteEndpoint } from './deleteEndpoint.ts';
import { WebhookDelivery, WebhookEndpoint, WebhookEventType } from './graphql.ts';
import { redeliver } from './redeliver.ts';
import { rotateSecret } from './rotateSecret.ts';
import { sendPing } from './sendPing.ts';
import { updateEndpoint } from './updateEndpoint.ts';

const url = 'An address on the internet that begins with `https://`. Up to 1,000 characters.';
const eventTypes = 'The events it receives: at least one.';

const CreateWebhookEndpointInput = builder.inputType('CreateWebhookEndpointInput', {
  description: 'A new webhook endpoint.',
  fields: (t) => ({
    partnerDatabaseId: t.int({ required: true, description: "The partner's database id." }),
    url: t.string({ required: true, description: url }),
    eventTypes: t.field({ type: [WebhookEventType], required: true, description: eventTypes }),
  }),
});

const WebhookEndpointInput = builder.inputType('WebhookEndpointInput', {
  description: 'The form of a webhook endpoint.',
  fields: (t) => ({
    url: t.string({ required: true, description: url }),
    eventTypes: t.field({ type: [WebhookEventType], required: true, description: eventTypes }),
    isEnabled: t.boolean({
      required: true,
      description: 'False turns it off: events that happen until it is on again are never sent.',
    }),
  }),
});

const WebhookEndpointPayload = builder.objectRef<{ id: number }>('WebhookEndpointPayload').implement({
  description: 'The webhook endpoint after the change.',
  fields: (t) => ({
    webhookEndpoint: t.prismaField({
      type: WebhookEndpoint,
      description: 'The endpoint that was saved.',
      resolve: (query, { id }, _, { db }) => db.prisma.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const WebhookSecretPayload = builder.objectRef<{ id: number; secret: string }>('WebhookSecretPayload').implement({
  description: 'A webhook endpoint with a new secret.',
  fields: (t) => ({
    secret: t.exposeString('secret', {
      description: 'The signing key: `whsec_` and base64. It cannot be read again: store it now.',
    }),
    webhookEndpoint: t.prismaField({
      type: WebhookEndpoint,
      description: 'The endpoint after the change.',
      resolve: (query, { id }, _, { db }) => db.prisma.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const DeleteWebhookEndpointPayload = builder.objectRef<{ id: number }>('DeleteWebhookEndpointPayload').implement({
  description: 'The deleted webhook endpoint.',
  fields: (t) => ({
    deletedId: t.id({ description: 'Its global id.', resolve: ({ id }) => writeGlobalId('WebhookEndpoint', id) }),
  }),
});

const WebhookDeliveryPayload = builder.objectRef<{ id: number }>('WebhookDeliveryPayload').implement({
  description: 'A new delivery.',
  fields: (t) => ({
    webhookDelivery: t.prismaField({
      type: WebhookDelivery,
      description: 'The delivery after the change.',
      resolve: (query, { id }, _, { db }) => db.prisma.webhookDelivery.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
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
      input: t.arg({ type: WebhookEndpointInput, required: true, description: 'The whole form.' }),
    },
    resolve: async (_, { databaseId: id, input }, context) => {
      await updateEndpoint(context, { ...input, id });
      return { id };
    },
  }),
  deleteWebhookEndpoint: t.field({
    type: DeleteWebhookEndpointPayload,
    authScopes: mayManageWebhooks,
    description: 'Deletes a webhook endpoint with its deliveries. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: endpointId }) },
    resolve: async (_, { databaseId: id }, context) => {
      await deleteEndpoint(context, id);
      return { id };
    },
  }),
  rotateWebhookSecret: t.field({
    type: WebhookSecretPayload,
    authScopes: mayManageWebhooks,
    description:
      'Gives a webhook endpoint a new secret. For 24 hours requests are also signed with the former one, so that the ' +
      'receiver can change over. Errors: NOT_FOUND.',
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
    resolve: async (_, { deliveryDatabaseId: id }, context) => {
      await redeliver(context, id);
      return { id };
    },
  }),
}));
