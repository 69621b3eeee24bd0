import { defineMessages } from 'react-intl';
import type { RuleMessages } from '#web/forms/ruleErrors.ts';

/** Errors of fields. The server has the same messages. */
export const checkMessages = defineMessages({
  businessNameRequired: { id: 'provider.nameRequired' },
  descriptionRequired: { id: 'provider.descriptionRequired' },
  descriptionLong: { id: 'page.tooLong' },
  websiteInvalid: { id: 'provider.website' },
  serviceRequired: { id: 'providerService.serviceRequired' },
  locationRequired: { id: 'providerService.addressRequired' },
  contactEmailRequired: { id: 'contact.emailRequired' },
  contactEmailInvalid: { id: 'contact.emailFormat' },
  whatsappRequired: { id: 'contact.whatsappRequired' },
  whatsappInvalid: { id: 'contact.whatsappFormat' },
  phoneInvalid: { id: 'contact.phoneFormat' },
  imageLarge: { id: 'preRegistration.imageLarge', defaultMessage: 'Image too large (max 2MB)' },
  notImage: { id: 'image.unreadable' },
  oneImage: { id: 'preRegistration.oneImage', defaultMessage: 'Choose only one image' },
});

/** The messages of the rules that the web shares with the server. */
export const submissionRuleMessages: RuleMessages = {
  'provider.nameRequired': checkMessages.businessNameRequired,
  'provider.descriptionRequired': checkMessages.descriptionRequired,
  'provider.website': checkMessages.websiteInvalid,
  'providerService.serviceRequired': checkMessages.serviceRequired,
  'providerService.addressRequired': checkMessages.locationRequired,
};
