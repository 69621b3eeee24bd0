/** What partners can be told, each with what people read when they choose. */
export const EVENT_TYPES = {
  'provider.approved': 'A provider is public from now on.',
  'provider.changed': 'What the public reads of an approved provider is not what it was.',
  'provider.removed': 'A provider is not public any more: it was deleted, or its approval taken back.',
} as const;

export type EventType = keyof typeof EVENT_TYPES;

export const isEventType = (text: string): text is EventType => Object.hasOwn(EVENT_TYPES, text);
