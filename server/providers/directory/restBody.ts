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
  contacts: { databaseId: number; contactType: string; contactValue: string; updatedAt: string }[];
  providerServices: {
    databaseId: number;
    service: { databaseId: number; name: string };
    address: { databaseId: number; name: string; displayName: string };
    updatedAt: string;
  }[];
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

export function contactBody({ databaseId, contactType, ...contact }: PublicData['contacts'][number]) {
  return { id: databaseId, contactType: contactType.toLowerCase().replace('_', '-'), ...contact };
}

export function serviceBody(
  providersId: number,
  { databaseId, service, address, updatedAt }: PublicData['providerServices'][number],
) {
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
