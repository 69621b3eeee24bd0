import type { IntlShape } from 'react-intl';
import { readSearch } from './paths.ts';

/** A number in the form of a phone link; null when there is none. */
export function phoneLink(value: string): string | null {
  const digits = value.replace(/\D/g, '');
  return digits ? `tel:${value.trim().startsWith('+') ? '+' : ''}${digits}` : null;
}

/**
 * The end of the first sentence of a message, from a search: the keywords, or transport without keywords, then the
 * address in brackets.
 */
export function searchedFor(query: string, intl: IntlShape): string {
  const { f: place, q } = readSearch(new URLSearchParams(query));
  if (q) return place ? `${q} (${place})` : q;
  if (!place) return '';
  return intl.formatMessage(
    { id: 'results.transportIn', defaultMessage: 'transport in {place}', description: 'End of “I need …”' },
    { place },
  );
}

/** Adds words to the first sentence of a link's message, which is the end of the server's links. */
export function linkWith(url: string, words: string): string {
  return /^(?:mailto:|https:\/\/wa\.me\/)/.test(url) ? url + encodeURIComponent(words) : url;
}
