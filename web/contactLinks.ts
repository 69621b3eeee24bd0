import { readSearch } from './paths.ts';

/** What a phone link may hold; null when there is no number in it. */
export function phoneLink(value: string): string | null {
  const digits = value.replace(/\D/g, '');
  return digits ? `tel:${value.trim().startsWith('+') ? '+' : ''}${digits}` : null;
}

/** What a search asked for, as the first sentence of a message ends: the keywords, then the address in brackets. */
export function searchedFor(query: string): string {
  const { f, q } = readSearch(new URLSearchParams(query));
  return [q, f && `(${f})`].filter(Boolean).join(' ');
}

/** The link with words added to the sentence that its message begins with: the server's links end with that sentence. */
export function linkWith(url: string, words: string): string {
  return /^(?:mailto:|https:\/\/wa\.me\/)/.test(url) ? url + encodeURIComponent(words) : url;
}
