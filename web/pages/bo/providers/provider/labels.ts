import { defineMessages, type MessageDescriptor } from 'react-intl';
import { providerLabels } from '#web/forms/providerLabels.ts';
import type { ProviderValues } from './providerValues.ts';

export const contactTypeMessages = defineMessages({
  EMAIL: { id: 'page.email' },
  WHATSAPP: { id: 'page.whatsapp' },
  MOBILE_PHONE: { id: 'bo.contact.mobile', defaultMessage: 'Mobile phone' },
  LAND_PHONE: { id: 'bo.contact.landPhone', defaultMessage: 'Landline' },
});

const own = defineMessages({
  businessName: { id: 'bo.field.businessName' },
  commercialName: { id: 'bo.field.commercialName', defaultMessage: 'Commercial name' },
  websiteUrl: { id: 'page.website' },
  taxTypeId: { id: 'bo.field.taxType', defaultMessage: 'Tax type' },
  taxNumber: { id: 'bo.field.taxNumber', defaultMessage: 'Tax number' },
  placeId: { id: 'bo.field.city', defaultMessage: 'Provider city' },
  description: { id: 'bo.field.description', defaultMessage: 'Additional description' },
  contacts: { id: 'bo.field.contacts' },
  services: { id: 'app.services' },
  roles: { id: 'role.title' },
  lanes: { id: 'provider.lanes' },
  credentials: { id: 'provider.credentials' },
  branches: { id: 'provider.branches' },
});

/** The labels of a provider's fields, in the form and for comparing two versions. */
export const labels = { ...providerLabels, ...own } satisfies Record<keyof ProviderValues, MessageDescriptor>;
