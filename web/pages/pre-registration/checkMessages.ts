import { defineMessages } from 'react-intl';
import type { RuleMessages } from '#web/forms/ruleErrors.ts';

/** Errors of fields. The server has the same texts. */
export const checkMessages = defineMessages({
  businessNameRequired: {
    id: 'provider.nameRequired',
    defaultMessage: 'Business name is required',
    description: 'At an empty field',
  },
  descriptionRequired: {
    id: 'provider.descriptionRequired',
    defaultMessage: 'Description is required',
    description: 'At the empty field for what a business does',
  },
  descriptionLong: {
    id: 'preRegistration.descriptionLong',
    defaultMessage: 'Too long: at most 2,000 characters',
    description: 'At the field for what a business does, when it has too much text',
  },
  websiteInvalid: {
    id: 'provider.website',
    defaultMessage: 'Invalid website URL',
    description: 'At a field whose text is no address of a website',
  },
  serviceRequired: {
    id: 'providerService.serviceRequired',
    defaultMessage: 'Service is required',
    description: 'At a field where no service is chosen from the list',
  },
  locationRequired: {
    id: 'providerService.addressRequired',
    defaultMessage: 'Location is required',
    description: 'At a field where no place is chosen from the list',
  },
  contactEmailRequired: {
    id: 'contact.emailRequired',
    defaultMessage: 'Contact email is required',
    description: 'At an empty field',
  },
  contactEmailInvalid: {
    id: 'contact.emailFormat',
    defaultMessage: 'Invalid contact email format',
    description: 'At a field whose text is no email address',
  },
  whatsappRequired: {
    id: 'contact.whatsappRequired',
    defaultMessage: 'WhatsApp number is required',
    description: 'At an empty field',
  },
  whatsappInvalid: {
    id: 'contact.whatsappFormat',
    defaultMessage: 'Invalid WhatsApp number',
    description: 'At a field whose text is no phone number with a country code',
  },
  phoneInvalid: {
    id: 'contact.phoneFormat',
    defaultMessage: 'Invalid phone number format',
    description: 'At a field whose text is no phone number',
  },
  imageLarge: {
    id: 'preRegistration.imageLarge',
    defaultMessage: 'Image too large (max 2MB)',
    description: 'At the field for an image, when the file is too large',
  },
  notImage: {
    id: 'image.unreadable',
    defaultMessage: 'We cannot read this image. Use a JPEG, PNG or WebP file.',
    description: 'At the field for an image, when the file is something else',
  },
  oneImage: {
    id: 'preRegistration.oneImage',
    defaultMessage: 'Choose only one image',
    description: 'At the field for an image, when several files were dropped on it',
  },
});

/** The same by the rules that are shared with the server. */
export const submissionRuleMessages: RuleMessages = {
  'provider.nameRequired': checkMessages.businessNameRequired,
  'provider.descriptionRequired': checkMessages.descriptionRequired,
  'provider.website': checkMessages.websiteInvalid,
  'providerService.serviceRequired': checkMessages.serviceRequired,
  'providerService.addressRequired': checkMessages.locationRequired,
};
