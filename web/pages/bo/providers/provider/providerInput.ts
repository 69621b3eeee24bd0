import { formTexts, PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import type { Choice } from '#web/forms/Selector.tsx';
import { ApiError } from '#web/relay/ApiError.ts';
import { writeLines } from './hoursLines.ts';
import type { ContactKind, ProviderValues } from './providerValues.ts';

/** The chosen id; empty without a choice, which `checkProvider` rejects. */
const idOf = ({ id }: Choice) => id ?? '';

export function providerInput(values: ProviderValues) {
  return {
    ...formTexts(values, PROVIDER_TEXT_NAMES),
    taxTypeId: values.taxTypeId || null,
    placeId: idOf(values.placeId),
    contacts: values.contacts.map((contact) => ({
      id: contact.id,
      contactType: contact.contactType as ContactKind,
      contactValue: contact.contactValue.trim(),
    })),
    services: values.services.map(({ id, serviceId, placeId }) => ({
      id,
      serviceId: idOf(serviceId),
      placeId: idOf(placeId),
    })),
    branches: values.branches.map(({ id, placeId, name, phone, hours }) => ({
      id,
      placeId: idOf(placeId),
      name: name.trim(),
      phone: phone.trim(),
      hours: writeLines(hours),
    })),
    roles: values.roles,
    lanes: values.lanes.map(({ id, fromId, toId, bothWays, serviceId, rhythm }) => ({
      id,
      fromId: idOf(fromId),
      toId: idOf(toId),
      bothWays,
      serviceId: serviceId.id,
      rhythm,
    })),
    credentials: values.credentials.map(({ validUntil, ...item }) => ({ ...item, validUntil: validUntil || null })),
  };
}

/** Whether both values would be sent as the same input. Different text in a selector counts as a difference, too. */
export function isSameProvider(a: ProviderValues, b: ProviderValues): boolean {
  return a === b || comparable(a) === comparable(b);
}

function comparable(values: ProviderValues): string {
  const typed = [
    values.placeId,
    ...values.services.flatMap(({ serviceId, placeId }) => [serviceId, placeId]),
    ...values.branches.map(({ placeId }) => placeId),
    ...values.lanes.flatMap(({ fromId, toId, serviceId }) => [fromId, toId, serviceId]),
  ];
  return JSON.stringify([providerInput(values), typed.map(({ id, text }) => id === null && text)]);
}

/** Adapts an error to the form: the server identifies items by their position in the list, the form by their ids. */
export function byItemId(error: unknown, values: ProviderValues): unknown {
  if (!(error instanceof ApiError)) return error;
  const atItem = ({ message, code, field }: ApiError, others?: ApiError[]): ApiError => {
    const [, list, index, name] =
      /^(contacts|services|branches|lanes|credentials)\.(\d+)\.(\w+)$/.exec(field ?? '') ?? [];
    const item = list && values[list as 'contacts' | 'services' | 'branches' | 'lanes' | 'credentials'][Number(index)];
    return new ApiError(message, code, item ? `${list}.${item.id}.${name}` : field, [], others);
  };
  return atItem(
    error,
    error.others.map((other) => atItem(other)),
  );
}
