import { defineMessages } from 'react-intl';

/** Labels and hints of the form. */
export const fieldMessages = defineMessages({
  emailHint: {
    id: 'preRegistration.emailHint',
    defaultMessage:
      'We email you a link to confirm it, and link your business to the account with this email. It is not published.',
  },
  emailProved: {
    id: 'preRegistration.emailProved',
    defaultMessage: 'This is the confirmed email of your account: your business is linked to it. It is not published.',
  },
  emailFixed: {
    id: 'preRegistration.emailFixed',
    defaultMessage:
      'This email cannot be changed: your business is linked to the account that uses it. It is not published.',
  },
  description: { id: 'page.description' },
  descriptionHint: {
    id: 'preRegistration.descriptionHint',
    defaultMessage: 'What you carry or store, your vehicles and your routes. Up to 2,000 characters.',
  },
  website: { id: 'preRegistration.website', defaultMessage: 'Website (optional)' },
  websiteHint: { id: 'preRegistration.websiteHint', defaultMessage: 'For example www.mybusiness.com' },
  taxNumber: { id: 'preRegistration.taxNumber', defaultMessage: 'Tax number (optional)' },
  taxNumberHint: {
    id: 'preRegistration.taxNumberHint',
    defaultMessage: 'CUIT, CNPJ, RUT, RFC, EIN… It helps us verify your business. It is not published.',
  },
  service: { id: 'preRegistration.service', defaultMessage: 'Service provided' },
  serviceHint: {
    id: 'preRegistration.serviceHint',
    defaultMessage: 'Type a word, such as “refrigerated”, and choose the closest match.',
  },
  location: { id: 'preRegistration.location', defaultMessage: 'Service address' },
  locationHint: {
    id: 'preRegistration.locationHint',
    defaultMessage: 'Where you work from. Type the city and choose it from the list.',
  },
  contactEmail: { id: 'page.contactEmail' },
  whatsapp: { id: 'page.whatsapp' },
  whatsappHint: {
    id: 'preRegistration.whatsappHint',
    defaultMessage: 'Include the country code, such as +54 9 11 5555 1234',
  },
  phone: { id: 'preRegistration.phone', defaultMessage: 'Contact phone (optional)' },
  image: { id: 'preRegistration.image', defaultMessage: 'Business image (optional)' },
  imageKept: {
    id: 'preRegistration.imageKept',
    defaultMessage: 'We keep the image you sent before unless you choose another one.',
  },
  imageHint: {
    id: 'preRegistration.imageHint',
    defaultMessage: 'A photo of your truck or warehouse, or your logo. JPEG, PNG or WebP, up to 2 MB.',
  },
});
