import { contactBody } from '#server/contacts/restBody.ts';
import { NotFound } from '#server/platform/errors.ts';
import { serviceBody } from '#server/services/offeredService.ts';

export const PROVIDER_FIELDS = `databaseId businessName commercialName websiteUrl taxType { databaseId } taxNumber
  description address { databaseId displayName } approvedAt approver { databaseId displayName } rejectedAt
  image { url approvedAt } contacts { databaseId contactType contactValue updatedAt }
  providerServices { databaseId service { databaseId name } address { databaseId name displayName } updatedAt }
  people { user { databaseId displayName email } } createdAt updatedAt version`;

interface Person {
  databaseId: number;
  displayName: string;
}

interface RowData {
  databaseId: number;
  businessName: string;
  commercialName: string | null;
  taxNumber: string | null;
  approvedAt: string | null;
  approver: Person | null;
  createdAt: string;
  updatedAt: string;
}

export interface ProviderData extends RowData {
  websiteUrl: string | null;
  taxType: { databaseId: number } | null;
  description: string;
  address: { databaseId: number; displayName: string };
  rejectedAt: string | null;
  image: { url: string; approvedAt: string | null } | null;
  contacts: { databaseId: number; contactType: string; contactValue: string; updatedAt: string }[];
  providerServices: {
    databaseId: number;
    service: { databaseId: number; name: string };
    address: { databaseId: number; name: string; displayName: string };
    updatedAt: string;
  }[];
  people: { user: Person & { email: string } }[];
  version: number;
}

/** A provider in a list, as REST says it. */
export function providerRow({ databaseId, approver, ...row }: RowData) {
  return {
    id: databaseId,
    ...row,
    approvedBy: approver?.databaseId ?? null,
    approver: approver && { displayName: approver.displayName },
  };
}

/** A provider with all that is its, as REST says it. Throws `NotFound`. */
export function providerBody(data: ProviderData | null) {
  if (!data) throw new NotFound('provider.notFound');
  const { taxType, address, contacts, providerServices, people, ...provider } = data;
  return {
    ...providerRow(provider),
    taxTypesId: taxType?.databaseId ?? null,
    addressesId: address.databaseId,
    address: { id: address.databaseId, displayName: address.displayName },
    contacts: contacts.map((contact) => contactBody(contact)),
    providerServices: providerServices.map((service) => serviceBody(data.databaseId, service)),
    users: people.map(({ user: { databaseId, ...user } }) => ({ id: databaseId, ...user })),
  };
}
