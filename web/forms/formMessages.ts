import { defineMessages } from 'react-intl';

/** Errors of fields. The server has the same texts. */
export const formMessages = defineMessages({
  emailRequired: { id: 'email.required' },
  emailInvalid: { id: 'email.format' },
  nameRequired: { id: 'name.required' },
  passwordRequired: { id: 'password.required' },
  passwordLength: {
    id: 'form.passwordLength',
    defaultMessage: 'Password must be 8 to 128 characters long',
    description: 'At or below the field for a new password',
  },
  confirmRequired: { id: 'password.confirmRequired' },
  confirmDiffers: { id: 'password.confirmDiffers' },
  passwordsDiffer: { id: 'password.mismatch' },
  error: { id: 'page.error' },
  notSent: {
    id: 'form.notSent',
    defaultMessage: 'Data could not be sent.',
    description: 'Message when sending a form failed and the server does not say why',
  },
});
