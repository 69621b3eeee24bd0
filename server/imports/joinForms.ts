import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';

/**
 * Joins several rows of one provider. The result has the services and contacts of all rows, and the first text of each
 * kind.
 */
export function joinForms(first: ProviderForm, others: ProviderForm[]): ProviderForm {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const texts = PROVIDER_TEXT_NAMES.map((name) => [name, all.map((form) => form[name]).find(Boolean) ?? ''] as const);
  // prefers the tax number with its check digit
  const taxNumber = all
    .map((form) => form.taxNumber ?? '')
    .reduce((one, other) => (bare(other).startsWith(bare(one)) ? other : one));
  return {
    ...first,
    ...Object.fromEntries(texts),
    taxNumber,
    taxTypeId: all.map((form) => form.taxTypeId).find(Boolean) ?? null,
    contacts: once(
      all.flatMap(({ contacts }) => contacts),
      (item) => `${item.contactType} ${item.contactValue}`,
    ),
    services: once(
      all.flatMap(({ services }) => services),
      (item) => `${item.serviceId}@${item.placeId}`,
    ),
    ...(all.some(({ roles }) => roles) && { roles: all.flatMap(({ roles }) => roles ?? []) }),
    ...(all.some(({ lanes }) => lanes) && {
      lanes: once(
        all.flatMap(({ lanes }) => lanes ?? []),
        (item) => `${item.fromId} ${item.toId} ${item.serviceId}`,
      ),
    }),
    ...(all.some(({ credentials }) => credentials) && {
      credentials: once(
        all.flatMap(({ credentials }) => credentials ?? []),
        ({ kind, number }) => `${kind} ${number}`,
      ),
    }),
  };
}

const bare = (number: string) => number.replace(/[^\p{L}\d]/gu, '');

function once<Item>(items: Item[], key: (item: Item) => string): Item[] {
  return items.filter((item, at) => items.findIndex((other) => key(other) === key(item)) === at);
}
