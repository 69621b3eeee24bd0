import { defineMessages } from 'react-intl';

/** Errors of fields. The server has the same texts. */
export const formMessages = defineMessages({
  emailRequired: { id: 'email.required' },
  emailInvalid: { id: 'email.format' },
  nameRequired: { id: 'name.required' },
  passwordRequired: { id: 'password.required' },
  passwordLength: { id: 'form.passwordLength', defaultMessage: 'Password must be 8 to 128 characters long' },
  confirmRequired: { id: 'password.confirmRequired' },
  confirmDiffers: { id: 'password.confirmDiffers' },
  passwordsDiffer: { id: 'password.mismatch' },
  error: { id: 'page.error' },
  notSent: { id: 'form.notSent', defaultMessage: 'Data could not be sent.' },
});
