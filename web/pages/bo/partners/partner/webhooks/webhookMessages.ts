import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { WebhookEventType } from '#web/__generated__/WebhookItem_endpoint.graphql.ts';
import type { Choice } from '#web/forms/ChoicesField.tsx';
import type { Known } from '#web/relay/Known.ts';

const names = defineMessages({
  approved: { id: 'bo.approved' },
  changed: { id: 'bo.webhooks.changed', defaultMessage: 'Provider changed' },
  credentialChanged: { id: 'bo.webhooks.credentialChanged', defaultMessage: 'Registration number changed' },
  removed: { id: 'bo.webhooks.removed', defaultMessage: 'Provider removed' },
  status: { id: 'bo.webhooks.status', defaultMessage: 'Submission decided' },
  matched: { id: 'bo.webhooks.matched', defaultMessage: 'Alert with news' },
  ping: { id: 'bo.webhooks.ping', defaultMessage: 'Test', description: 'An event of a webhook, sent to test it' },
});

const sentences = defineMessages({
  approved: { id: 'bo.webhooks.approvedText', defaultMessage: 'A provider is now public.' },
  changed: { id: 'bo.webhooks.changedText', defaultMessage: 'The public data of an approved provider changed.' },
  credentialChanged: {
    id: 'bo.webhooks.credentialChangedText',
    defaultMessage: 'What was found of an approved provider at public registers changed, or is over.',
  },
  removed: {
    id: 'bo.webhooks.removedText',
    defaultMessage: 'A provider is no longer public: it was deleted, or its approval was withdrawn.',
  },
  status: {
    id: 'bo.webhooks.statusText',
    defaultMessage:
      'The status of a provider that a system of this partner submitted changed. No other partner receives it.',
  },
  matched: {
    id: 'bo.webhooks.matchedText',
    defaultMessage: 'An alert that a system of this partner created has news. No other partner receives it.',
  },
});

export type EventType = Known<WebhookEventType>;

export const eventTypeMessages: Readonly<Record<EventType, Choice>> = {
  PROVIDER_APPROVED: { name: names.approved, sentence: sentences.approved, code: 'provider.approved' },
  PROVIDER_CHANGED: { name: names.changed, sentence: sentences.changed, code: 'provider.changed' },
  PROVIDER_CREDENTIAL_CHANGED: {
    name: names.credentialChanged,
    sentence: sentences.credentialChanged,
    code: 'provider.credential_changed',
  },
  PROVIDER_REMOVED: { name: names.removed, sentence: sentences.removed, code: 'provider.removed' },
  SUBMISSION_STATUS_CHANGED: {
    name: names.status,
    sentence: sentences.status,
    code: 'submission.status_changed',
  },
  WATCH_MATCHED: { name: names.matched, sentence: sentences.matched, code: 'watch.matched' },
};

export const webhookMessages = defineMessages({
  create: { id: 'bo.webhooks.new', defaultMessage: 'New webhook' },
  events: { id: 'bo.webhooks.events', defaultMessage: 'Events' },
  close: { id: 'app.close' },
  urlRequired: { id: 'bo.webhooks.urlRequired', defaultMessage: 'Enter the URL' },
  eventsRequired: { id: 'webhook.typesRequired' },
  deliveries: { id: 'bo.webhooks.deliveries', defaultMessage: 'Deliveries' },
  edit: { id: 'page.edit' },
  stop: { id: 'bo.webhooks.stop', defaultMessage: 'Stop' },
  resume: { id: 'bo.webhooks.resume', defaultMessage: 'Resume' },
  rotate: { id: 'bo.webhooks.rotate', defaultMessage: 'New secret' },
  remove: { id: 'bo.delete' },
  saved: { id: 'bo.webhooks.saved', defaultMessage: 'Webhook saved' },
  stopped: { id: 'bo.webhooks.stopped', defaultMessage: 'Webhook stopped' },
  resumed: { id: 'bo.webhooks.resumed', defaultMessage: 'Webhook resumed' },
  deleted: { id: 'bo.webhooks.deleted', defaultMessage: 'Webhook deleted' },
  sent: { id: 'bo.webhooks.sent', defaultMessage: 'Event sent' },
  notSaved: { id: 'bo.webhooks.notSaved', defaultMessage: 'Failed to save webhook' },
  notDeleted: { id: 'bo.webhooks.notDeleted', defaultMessage: 'Failed to delete webhook' },
  notRotated: { id: 'bo.webhooks.notRotated', defaultMessage: 'Failed to replace the secret' },
  notSent: { id: 'bo.webhooks.notSent', defaultMessage: 'Failed to send' },
  notLoaded: { id: 'bo.webhooks.notLoaded', defaultMessage: 'Failed to load deliveries' },
});

/** The name of an event of a delivery; undefined when this page is older than the event. */
export function deliveredName(type: WebhookEventType | null | undefined): MessageDescriptor | undefined {
  if (!type) return names.ping;
  return type in eventTypeMessages ? eventTypeMessages[type as EventType].name : undefined;
}

/** The name of an event by its code; undefined when this page is older than the event. */
export function eventName(code: string): MessageDescriptor | undefined {
  return Object.values(eventTypeMessages).find((message) => message.code === code)?.name;
}
