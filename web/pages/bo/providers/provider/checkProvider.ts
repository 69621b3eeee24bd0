import { defineMessages, type MessageDescriptor } from 'react-intl';
import { formMessages } from '#web/forms/formMessages.ts';
import type { FormErrors } from '#web/forms/useForm.ts';
import { checkMessages } from '#web/pages/pre-registration/checkMessages.ts';
import type { ContactValues, ProviderValues, ServiceValues } from './providerValues.ts';

const messages = defineMessages({
  addressRequired: {
    id: 'provider.addressRequired',
    defaultMessage: 'Address is required',
    description: 'At the field for the city of a provider',
  },
  oneService: {
    id: 'provider.serviceRequired',
    defaultMessage: 'At least one service is required',
    description: 'At the list of the services of a provider',
  },
  contactType: {
    id: 'contact.typeRequired',
    defaultMessage: 'Contact type is required',
    description: 'At a field: e-mail, phone, …',
  },
  phone: {
    id: 'contact.phoneDigits',
    defaultMessage: 'Phone number must be numeric, 6–15 digits, optional leading +',
    description: 'At a field for a phone number',
  },
});

// As on the server.
const website = /^https?:\/\/([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu;
// Which dot is meant is certain at once: a choice would take quadratic time.
const email = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
export const maxDescription = 5000;

/** In the order of the fields. What is wrong with an item is under its id: `contacts.n1.contactType`. */
export function checkProvider(values: ProviderValues): FormErrors<ProviderValues> {
  const url = values.websiteUrl.trim();
  const errors: Record<string, MessageDescriptor | undefined> = {
    businessName: values.businessName.trim() === '' ? checkMessages.businessNameRequired : undefined,
    websiteUrl: url === '' || website.test(url) ? undefined : checkMessages.websiteInvalid,
    addressId: values.addressId.id === null ? messages.addressRequired : undefined,
  };
  for (const contact of values.contacts) Object.assign(errors, checkContact(contact));
  errors.services = values.services.length === 0 ? messages.oneService : undefined;
  for (const service of values.services) Object.assign(errors, checkService(service));
  return errors as FormErrors<ProviderValues>;
}

function checkContact(contact: ContactValues) {
  const path = `contacts.${contact.id}`;
  if (contact.contactType === '') return { [`${path}.contactType`]: messages.contactType };
  const value = contact.contactValue.trim();
  if (contact.contactType === 'EMAIL')
    return email.test(value) ? {} : { [`${path}.contactValue`]: formMessages.emailInvalid };
  // the server reads numbers as people write them
  return /\d/.test(value) && value.replace(/[^\dA-Z]/g, '').length >= 6
    ? {}
    : { [`${path}.contactValue`]: messages.phone };
}

function checkService({ id, serviceId, addressId }: ServiceValues) {
  return {
    [`services.${id}.serviceId`]: serviceId.id === null ? checkMessages.serviceRequired : undefined,
    [`services.${id}.addressId`]: addressId.id === null ? checkMessages.locationRequired : undefined,
  };
}
