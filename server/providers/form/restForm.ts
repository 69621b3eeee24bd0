import { Invalid } from '#server/platform/errors.ts';
import { formVariables, type RestRequest } from '#server/rest/route.ts';

type Item = Record<string, unknown>;

const withId = (item: Item) => ({ ...item, id: /^(number|string)$/.test(typeof item.id) ? String(item.id) : 'n' });

/** The documented body as variables: an item without an id is new. */
export function providerVariables({
  body: { contacts, services, branches, lanes, credentials, ...body },
  ...request
}: RestRequest) {
  const typeless = (contacts as Item[]).findIndex(({ contactType }) => contactType === null);
  if (typeless >= 0) throw new Invalid('contact.typeRequired', { field: `contacts.${typeless}.contactType` });
  return formVariables('provider')({
    ...request,
    body: {
      ...body,
      contacts: (contacts as Item[]).map(withId),
      services: (services as Item[]).map(withId),
      ...(branches !== undefined && { branches: (branches as Item[]).map(withId) }),
      ...(lanes !== undefined && { lanes: (lanes as Item[]).map(withId) }),
      ...(credentials !== undefined && { credentials: (credentials as Item[]).map(withId) }),
    },
  });
}
