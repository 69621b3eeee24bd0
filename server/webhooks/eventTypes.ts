/** Events that partners can subscribe to, with their descriptions in the GraphQL API. */
export const EVENT_TYPES = {
  'provider.approved': 'A provider became public.',
  'provider.changed': 'The public data of an approved provider changed.',
  'provider.removed': 'A provider is no longer public: it was deleted, or its approval was undone.',
} as const;

export type EventType = keyof typeof EVENT_TYPES;

export const isEventType = (text: string): text is EventType => Object.hasOwn(EVENT_TYPES, text);
