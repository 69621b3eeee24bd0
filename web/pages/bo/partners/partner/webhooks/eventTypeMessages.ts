import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { WebhookEventType } from '#web/__generated__/WebhookItem_endpoint.graphql.ts';
import type { Choice } from '#web/forms/ChoicesField.tsx';
import type { Known } from '#web/relay/Known.ts';

const names = defineMessages({
  approved: {
    id: 'bo.webhooks.approved',
    defaultMessage: 'Provider approved',
    description: 'What a webhook is told',
  },
  changed: { id: 'bo.webhooks.changed', defaultMessage: 'Provider changed', description: 'What a webhook is told' },
  removed: { id: 'bo.webhooks.removed', defaultMessage: 'Provider removed', description: 'What a webhook is told' },
  ping: { id: 'bo.webhooks.ping', defaultMessage: 'Test', description: 'What a webhook was told: nothing happened' },
});

const sentences = defineMessages({
  approved: {
    id: 'bo.webhooks.approvedText',
    defaultMessage: 'A provider is public from now on.',
    description: 'Explains the event "Provider approved"',
  },
  changed: {
    id: 'bo.webhooks.changedText',
    defaultMessage: 'What the public reads of an approved provider is not what it was.',
    description: 'Explains the event "Provider changed"',
  },
  removed: {
    id: 'bo.webhooks.removedText',
    defaultMessage: 'A provider is not public any more: it was deleted, or its approval taken back.',
    description: 'Explains the event "Provider removed"',
  },
});

export type EventType = Known<WebhookEventType>;

export const eventTypeMessages: Readonly<Record<EventType, Choice>> = {
  PROVIDER_APPROVED: { name: names.approved, sentence: sentences.approved, code: 'provider.approved' },
  PROVIDER_CHANGED: { name: names.changed, sentence: sentences.changed, code: 'provider.changed' },
  PROVIDER_REMOVED: { name: names.removed, sentence: sentences.removed, code: 'provider.removed' },
};

/** What an event is called by its code; undefined when this page is older than the event. */
export function eventName(code: string): MessageDescriptor | undefined {
  if (code === 'ping') return names.ping;
  return Object.values(eventTypeMessages).find((one) => one.code === code)?.name;
}
