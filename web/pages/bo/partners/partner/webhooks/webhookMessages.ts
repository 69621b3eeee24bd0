import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { WebhookEventType } from '#web/__generated__/WebhookItem_endpoint.graphql.ts';
import type { Choice } from '#web/forms/ChoicesField.tsx';
import type { Known } from '#web/relay/Known.ts';

const names = defineMessages({
  approved: {
    id: 'bo.webhooks.approved',
    defaultMessage: 'Provider approved',
    description: 'An event of a webhook',
  },
  changed: { id: 'bo.webhooks.changed', defaultMessage: 'Provider changed', description: 'An event of a webhook' },
  removed: { id: 'bo.webhooks.removed', defaultMessage: 'Provider removed', description: 'An event of a webhook' },
  ping: { id: 'bo.webhooks.ping', defaultMessage: 'Test', description: 'An event of a webhook, sent to test it' },
});

const sentences = defineMessages({
  approved: {
    id: 'bo.webhooks.approvedText',
    defaultMessage: 'A provider is now public.',
    description: 'Explains the event "Provider approved"',
  },
  changed: {
    id: 'bo.webhooks.changedText',
    defaultMessage: 'The public data of an approved provider changed.',
    description: 'Explains the event "Provider changed"',
  },
  removed: {
    id: 'bo.webhooks.removedText',
    defaultMessage: 'A provider is no longer public: it was deleted, or its approval was withdrawn.',
    description: 'Explains the event "Provider removed"',
  },
});

export type EventType = Known<WebhookEventType>;

export const eventTypeMessages: Readonly<Record<EventType, Choice>> = {
  PROVIDER_APPROVED: { name: names.approved, sentence: sentences.approved, code: 'provider.approved' },
  PROVIDER_CHANGED: { name: names.changed, sentence: sentences.changed, code: 'provider.changed' },
  PROVIDER_REMOVED: { name: names.removed, sentence: sentences.removed, code: 'provider.removed' },
};

export const webhookMessages = defineMessages({
  create: { id: 'bo.webhooks.new', defaultMessage: 'New webhook', description: 'Button, and the title of its dialog' },
  events: {
    id: 'bo.webhooks.events',
    defaultMessage: 'Events',
    description: 'Of a webhook: above checkboxes, and the name of a list',
  },
  cancel: { id: 'bo.cancel' },
  close: { id: 'bo.close' },
  urlRequired: {
    id: 'bo.webhooks.urlRequired',
    defaultMessage: 'Enter the URL',
    description: 'At the empty field for the address of a webhook',
  },
  eventsRequired: {
    id: 'bo.webhooks.eventsRequired',
    defaultMessage: 'Choose at least one event',
    description: 'At the checkboxes for what a webhook is told, when none is chosen',
  },
  deliveries: {
    id: 'bo.webhooks.deliveries',
    defaultMessage: 'Deliveries',
    description: 'Button, and the title of its dialog: what was sent to a webhook',
  },
  edit: { id: 'bo.webhooks.edit', defaultMessage: 'Edit', description: 'Button: changes a webhook' },
  stop: { id: 'bo.webhooks.stop', defaultMessage: 'Stop', description: 'Button: a webhook is told nothing any more' },
  resume: { id: 'bo.webhooks.resume', defaultMessage: 'Resume', description: 'Button: a webhook is told things again' },
  rotate: {
    id: 'bo.webhooks.rotate',
    defaultMessage: 'New secret',
    description: 'Button: a webhook has another secret from then on',
  },
  remove: { id: 'bo.webhooks.delete', defaultMessage: 'Delete', description: 'Button: deletes a webhook' },
  saved: { id: 'bo.webhooks.saved', defaultMessage: 'Webhook saved', description: 'Message' },
  stopped: { id: 'bo.webhooks.stopped', defaultMessage: 'Webhook stopped', description: 'Message' },
  resumed: { id: 'bo.webhooks.resumed', defaultMessage: 'Webhook resumed', description: 'Message' },
  deleted: { id: 'bo.webhooks.deleted', defaultMessage: 'Webhook deleted', description: 'Message' },
  sent: {
    id: 'bo.webhooks.sent',
    defaultMessage: 'Event sent',
    description: 'Message: a test or an event is sent to a webhook',
  },
  notSaved: {
    id: 'bo.webhooks.notSaved',
    defaultMessage: 'Failed to save webhook',
    description: 'Message when the server does not say why',
  },
  notDeleted: {
    id: 'bo.webhooks.notDeleted',
    defaultMessage: 'Failed to delete webhook',
    description: 'Message when the server does not say why',
  },
  notRotated: {
    id: 'bo.webhooks.notRotated',
    defaultMessage: 'Failed to replace the secret',
    description: 'Message when the server does not say why',
  },
  notSent: {
    id: 'bo.webhooks.notSent',
    defaultMessage: 'Failed to send',
    description: 'Message when the server does not say why',
  },
  notLoaded: {
    id: 'bo.webhooks.notLoaded',
    defaultMessage: 'Failed to load deliveries',
    description: 'When what was sent to a webhook could not be loaded',
  },
});

/** The name of an event by its code; undefined when this page is older than the event. */
export function eventName(code: string): MessageDescriptor | undefined {
  if (code === 'ping') return names.ping;
  return Object.values(eventTypeMessages).find((one) => one.code === code)?.name;
}
