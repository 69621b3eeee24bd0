import { formTexts, PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { writeLines } from './hoursLines.ts';
import type { ProviderValues } from './providerValues.ts';

export function providerInput(values: ProviderValues) {
  const idOf = (id: string | null) => (id ? Number(id) : null);
  return {
    ...formTexts(values, PROVIDER_TEXT_NAMES),
    taxTypeId: idOf(values.taxTypeId),
    addressId: idOf(values.addressId.id),
    contacts: values.contacts.map((contact) => ({
      id: contact.id,
      contactType: contact.contactType || null,
      contactValue: contact.contactValue.trim(),
    })),
    services: values.services.map(({ id, serviceId, addressId }) => ({
      id,
      serviceId: idOf(serviceId.id),
      addressId: idOf(addressId.id),
    })),
    branches: values.branches.map(({ id, addressId, name, phone, hours }) => ({
      id,
      addressId: idOf(addressId.id),
      name: name.trim(),
      phone: phone.trim(),
      hours: writeLines(hours),
    })),
    roles: values.roles,
    lanes: values.lanes.map(({ id, fromId, toId, bothWays, serviceId, rhythm }) => ({
      id,
      fromId: idOf(fromId.id),
      toId: idOf(toId.id),
      bothWays,
      serviceId: idOf(serviceId.id),
      rhythm,
    })),
  };
}

/** Whether both would be sent equally; text in a selector is a difference too. */
export function isSameProvider(a: ProviderValues, b: ProviderValues): boolean {
  return a === b || comparable(a) === comparable(b);
}

function comparable(values: ProviderValues): string {
  const typed = [
    values.addressId,
    ...values.services.flatMap(({ serviceId, addressId }) => [serviceId, addressId]),
    ...values.branches.map(({ addressId }) => addressId),
    ...values.lanes.flatMap(({ fromId, toId, serviceId }) => [fromId, toId, serviceId]),
  ];
  return JSON.stringify([providerInput(values), typed.map(({ id, text }) => id === null && text)]);
}

/** An error for the form: the server names items by their position in the list, the form by their ids. */
export function byItemId(error: unknown, values: ProviderValues): unknown {
  if (!(error instanceof ApiError) || !error.field) return error;
  const [, list, index, name] = /^(contacts|services|branches|lanes)\.(\d+)\.(\w+)$/.exec(error.field) ?? [];
  const item = list && values[list as 'contacts' | 'services' | 'branches' | 'lanes'][Number(index)];
  return item ? new ApiError(error.message, error.code, `${list}.${item.id}.${name}`) : error;
}
