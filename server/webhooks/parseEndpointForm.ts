import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { type EventType, isEventType } from './eventTypes.ts';
import { isAllowedHost, isPrivateLiteral } from './publicAddress.ts';

export interface EndpointForm {
  url: string;
  eventTypes: readonly string[];
}

/** Throws `Invalid`. The addresses that the host name resolves to are checked at each delivery. */
export function parseEndpointForm(
  form: EndpointForm,
  privateHosts: readonly string[],
): { url: string; eventTypes: EventType[] } {
  const eventTypes = [...new Set(form.eventTypes)].filter(isEventType);
  if (eventTypes.length === 0) throw new Invalid('webhook.typesRequired', { field: 'eventTypes' });
  return { url: readUrl(form.url, privateHosts), eventTypes };
}

function readUrl(text: string, privateHosts: readonly string[]): string {
  const field = 'url';
  const url = URL.parse(parseText(text, { field, max: 1_000, required: 'webhook.url' }));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Invalid('webhook.url', { field });
  if (!isAllowedHost(url, privateHosts)) {
    if (url.protocol !== 'https:') throw new Invalid('webhook.url', { field });
    if (isPrivateLiteral(url)) throw new Invalid('webhook.private', { field });
  }
  url.hash = '';
  return url.href;
}
