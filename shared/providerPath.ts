import { readDatabaseId } from './databaseId.ts';
import type { Language } from './language.ts';
import { slugOf } from './slug.ts';

interface Named {
  id: number;
  businessName: string;
}

/**
 * The public page of an approved provider on this site: the id identifies the provider, the name is for readers.
 * Without a language the page is in the reader's language.
 */
export function providerPath({ id, businessName }: Named, language: Language | null = null): string {
  const words = slugOf(businessName);
  // a name without Latin letters becomes empty
  const name = words ? `${id}-${words}` : String(id);
  return `/providers/${language ? `${language}/` : ''}${name}`;
}

/** Redirects to the page of a provider in the reader's language: for messages, and for QR codes. */
export const shortPath = (id: number): string => `/p/${id}`;

/** The id in the last part of an address; null when there is no id. */
export function providerIdIn(name: string): number | null {
  return readDatabaseId(name.match(/^([1-9]\d{0,9})(?:-|$)/)?.[1]) || null;
}
