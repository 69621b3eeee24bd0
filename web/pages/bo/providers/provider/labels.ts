import { defineMessages, type MessageDescriptor } from 'react-intl';
import { providerLabels } from '#web/forms/providerLabels.ts';
import type { ProviderValues } from './providerValues.ts';

export const contactTypeMessages = defineMessages({
  EMAIL: { id: 'bo.contact.email', defaultMessage: 'Email', description: 'Kind of a contact' },
  WHATSAPP: { id: 'bo.contact.whatsapp', defaultMessage: 'WhatsApp', description: 'Kind of a contact' },
  MOBILE_PHONE: { id: 'bo.contact.mobile', defaultMessage: 'Mobile phone', description: 'Kind of a contact' },
  LAND_PHONE: { id: 'bo.contact.landPhone', defaultMessage: 'Landline', description: 'Kind of a contact' },
});

const own = defineMessages({
  businessName: { id: 'bo.field.businessName', defaultMessage: 'Business name', description: 'Label of a field' },
  commercialName: { id: 'bo.field.commercialName', defaultMessage: 'Commercial name', description: 'Label of a field' },
  websiteUrl: { id: 'bo.field.website', defaultMessage: 'Website', description: 'Label of a field' },
  taxTypeId: { id: 'bo.field.taxType', defaultMessage: 'Tax type', description: 'Label of a field' },
  taxNumber: { id: 'bo.field.taxNumber', defaultMessage: 'Tax number', description: 'Label of a field' },
  addressId: {
    id: 'bo.field.city',
    defaultMessage: 'Provider city',
    description: 'Label of the field for the city of a provider',
  },
  description: {
    id: 'bo.field.description',
    defaultMessage: 'Additional description',
    description: 'Label of a field',
  },
  contacts: { id: 'bo.field.contacts' },
  services: { id: 'bo.field.services' },
  branches: { id: 'provider.branches' },
});

/** The fields of a provider, in the form and wherever two versions are compared. */
export const labels = { ...providerLabels, ...own } satisfies Record<keyof ProviderValues, MessageDescriptor>;
