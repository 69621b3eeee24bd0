import { id, moment, named, record, text } from '#server/rest/schema.ts';

export interface OfferedServiceData {
  databaseId: number;
  service: { databaseId: number; name: string };
  address: { databaseId: number; name: string; displayName: string };
  updatedAt: string;
}

export const OfferedService = named(
  'OfferedService',
  'A service that a provider offers at a place.',
  record({
    id: id(),
    providersId: id(),
    servicesId: id(),
    addressesId: id(),
    service: record({ name: text('In the language of the request.') }),
    address: record({ name: text(), displayName: text('With region and country.') }),
    updatedAt: moment(),
  }),
);

export function serviceBody(providersId: number, { databaseId, service, address, updatedAt }: OfferedServiceData) {
  return {
    id: databaseId,
    providersId,
    servicesId: service.databaseId,
    addressesId: address.databaseId,
    service: { name: service.name },
    address: { name: address.name, displayName: address.displayName },
    updatedAt,
  };
}
