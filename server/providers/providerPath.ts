import { fold } from '../addresses/place.ts';

const MAX_SLUG = 80;

/** The last part of the address of a provider's page: its id, which decides, and its name for people to read. */
export function providerName({ id, businessName }: { id: number; businessName: string }): string {
  const words = fold(businessName).slice(0, MAX_SLUG).trim().replaceAll(' ', '-');
  // nothing is left of a name in other letters than ours
  return words ? `${id}-${words}` : String(id);
}

/** The id in the last part of an address; null when it holds none. */
export function providerIdIn(name: string): number | null {
  const id = Number(name.match(/^([1-9]\d{0,9})(?:-|$)/)?.[1] ?? 0);
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** Where everybody can read about an approved provider, in the language they read. */
export function providerPath(provider: { id: number; businessName: string }): string {
  return `/providers/${providerName(provider)}`;
}
