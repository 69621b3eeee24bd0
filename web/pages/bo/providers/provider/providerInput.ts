import { formTexts, PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
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
  };
}

/** Whether both would be sent the same; what is only typed into a selector is a difference too. */
export function isSameProvider(one: ProviderValues, other: ProviderValues): boolean {
  return one === other || comparable(one) === comparable(other);
}

function comparable(values: ProviderValues): string {
  const typed = [values.addressId, ...values.services.flatMap(({ serviceId, addressId }) => [serviceId, addressId])];
  return JSON.stringify([providerInput(values), typed.map(({ id, text }) => id === null && text)]);
}
