import { defineMessages } from 'react-intl';

/** Labels and hints of the form. */
export const fieldMessages = defineMessages({
  emailHint: {
    id: 'preRegistration.emailHint',
    defaultMessage:
      'We email you a link to confirm it, and link your business to the account with this email. It is not published.',
    description: 'Hint at the field for the email of who fills in the form',
  },
  emailProved: {
    id: 'preRegistration.emailProved',
    defaultMessage: 'This is the confirmed email of your account: your business is linked to it. It is not published.',
    description: 'Hint at the field for the email of who fills in the form, when it is that of the account',
  },
  emailFixed: {
    id: 'preRegistration.emailFixed',
    defaultMessage:
      'This email cannot be changed: your business is linked to the account that uses it. It is not published.',
    description: 'Hint at the email of who fills in the form, which cannot be changed when a business is corrected',
  },
  description: { id: 'page.description' },
  descriptionHint: {
    id: 'preRegistration.descriptionHint',
    defaultMessage: 'What you carry or store, your vehicles and your routes. Up to 2,000 characters.',
    description: 'Hint at the field for what a business does',
  },
  website: {
    id: 'preRegistration.website',
    defaultMessage: 'Website (optional)',
    description: 'Label of a field',
  },
  websiteHint: {
    id: 'preRegistration.websiteHint',
    defaultMessage: 'For example www.mybusiness.com',
    description: 'Hint at the field for the address of a website',
  },
  taxNumber: {
    id: 'preRegistration.taxNumber',
    defaultMessage: 'Tax number (optional)',
    description: 'Label of a field',
  },
  taxNumberHint: {
    id: 'preRegistration.taxNumberHint',
    defaultMessage: 'CUIT, CNPJ, RUT, RFC, EIN… It helps us verify your business. It is not published.',
    description: 'Hint at the field for a tax number',
  },
  service: { id: 'preRegistration.service', defaultMessage: 'Service provided', description: 'Label of a field' },
  serviceHint: {
    id: 'preRegistration.serviceHint',
    defaultMessage: 'Type a word, such as “refrigerated”, and choose the closest match.',
    description: 'Hint at the field for a service, which is chosen from a list that follows what is typed',
  },
  location: {
    id: 'preRegistration.location',
    defaultMessage: 'Service address',
    description: 'Label of the field for the city where a service is offered',
  },
  locationHint: {
    id: 'preRegistration.locationHint',
    defaultMessage: 'Where you work from. Type the city and choose it from the list.',
    description: 'Hint at the field for a city, which is chosen from a list that follows what is typed',
  },
  contactEmail: { id: 'page.contactEmail' },
  whatsapp: { id: 'page.whatsapp' },
  whatsappHint: {
    id: 'preRegistration.whatsappHint',
    defaultMessage: 'Include the country code, such as +54 9 11 5555 1234',
    description: 'Hint at the field for a WhatsApp number; the example is a number of the country of the readers',
  },
  phone: {
    id: 'preRegistration.phone',
    defaultMessage: 'Contact phone (optional)',
    description: 'Label of a field',
  },
  image: { id: 'preRegistration.image', defaultMessage: 'Business image (optional)', description: 'Label of a field' },
  imageKept: {
    id: 'preRegistration.imageKept',
    defaultMessage: 'We keep the image you sent before unless you choose another one.',
    description: 'At the field for an image, when a business that was sent with one is corrected',
  },
  imageHint: {
    id: 'preRegistration.imageHint',
    defaultMessage: 'A photo of your truck or warehouse, or your logo. JPEG, PNG or WebP, up to 2 MB.',
    description: 'Hint at the field for an image',
  },
});
