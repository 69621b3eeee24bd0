import { type ContactData, contactBody } from '#server/contacts/restBody.ts';
import { type OfferedServiceData, serviceBody } from '#server/services/offeredService.ts';

export const PUBLIC_FIELDS = `databaseId businessName commercialName description websiteUrl path
  address { databaseId displayName } image { url }
  contacts { databaseId contactType contactValue updatedAt }
  providerServices { databaseId service { databaseId name } address { databaseId name displayName } updatedAt }
  updatedAt`;

export interface PublicData {
  databaseId: number;
  businessName: string;
  commercialName: string | null;
  description: string;
  websiteUrl: string | null;
  path: string;
  address: { databaseId: number; displayName: string };
  image: { url: string } | null;
  contacts: ContactData[];
  providerServices: OfferedServiceData[];
  updatedAt: string;
}

/** An approved provider, as REST and webhooks say it. */
export function publicBody({ databaseId, address, image, contacts, providerServices, ...provider }: PublicData) {
  return {
    id: databaseId,
    ...provider,
    image: image?.url ?? null,
    addressesId: address.databaseId,
    address: { displayName: address.displayName },
    contacts: contacts.map((contact) => contactBody(contact)),
    providerServices: providerServices.map((service) => serviceBody(databaseId, service)),
  };
}
