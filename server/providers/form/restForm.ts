import { pathId } from '#server/rest/query.ts';
import type { RestRequest } from '#server/rest/route.ts';

type Item = Record<string, unknown>;

const withId = (item: Item) => ({ ...item, id: /^(number|string)$/.test(typeof item.id) ? String(item.id) : 'n' });

/** The documented body as variables: an item without an id is new. */
export function formVariables({
  params: { id },
  body: { version, contacts, services, branches, lanes, ...form },
}: RestRequest) {
  const input = {
    ...form,
    contacts: (contacts as Item[]).map(withId),
    services: (services as Item[]).map(withId),
    ...(branches !== undefined && { branches: (branches as Item[]).map(withId) }),
    ...(lanes !== undefined && { lanes: (lanes as Item[]).map(withId) }),
  };
  return { ...(id !== undefined && { id: pathId(id) }), version, input };
}
