import { CONTACT_TYPES, isContactTypeName } from '#server/contacts/contactType.ts';
import { Invalid } from '#server/platform/errors.ts';
import { bodyNumber, bodyText, type JsonBody } from '#server/rest/jsonBody.ts';

/** A list of objects of the body; empty when it is missing. Throws `Invalid`. */
function items(body: JsonBody, field: string): JsonBody[] {
  const list = body[field] ?? [];
  const isList = Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null);
  if (!isList) throw new Invalid('request.notList', { field, name: field });
  return list as JsonBody[];
}

function itemId({ id }: JsonBody): string {
  return typeof id === 'number' || typeof id === 'string' ? String(id) : 'n';
}

/** The documented body as the schema's `ProviderInput`. Throws `Invalid`. */
export function providerInput(body: JsonBody) {
  return {
    businessName: bodyText(body, 'businessName'),
    commercialName: bodyText(body, 'commercialName'),
    websiteUrl: bodyText(body, 'websiteUrl'),
    taxTypeId: bodyNumber(body, 'taxTypesId'),
    taxNumber: bodyText(body, 'taxNumber'),
    description: bodyText(body, 'description'),
    addressId: bodyNumber(body, 'addressesId'),
    contacts: items(body, 'contacts').map((contact, index) => {
      const path = `contacts.${index}`;
      const type = bodyText(contact, 'contactType', path);
      if (type !== '' && !isContactTypeName(type)) throw new Invalid('contact.type', { field: `${path}.contactType` });
      return {
        id: itemId(contact),
        contactType: type === '' ? null : CONTACT_TYPES[type].graphql,
        contactValue: bodyText(contact, 'contactValue', path),
      };
    }),
    services: items(body, 'providerServices').map((service, index) => ({
      id: itemId(service),
      serviceId: bodyNumber(service, 'servicesId', `providerServices.${index}`),
      addressId: bodyNumber(service, 'addressesId', `providerServices.${index}`),
    })),
  };
}
