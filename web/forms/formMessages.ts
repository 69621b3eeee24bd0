import { defineMessages } from 'react-intl';

/** Errors of fields. The server has the same texts. */
export const formMessages = defineMessages({
  emailRequired: { id: 'email.required', defaultMessage: 'Email is required', description: 'At an empty field' },
  emailInvalid: {
    id: 'email.format',
    defaultMessage: 'Invalid email format',
    description: 'At a field whose text is no e-mail address',
  },
  nameRequired: { id: 'name.required', defaultMessage: 'Full name is required', description: 'At an empty field' },
  passwordRequired: {
    id: 'password.required',
    defaultMessage: 'Password is required',
    description: 'At an empty field',
  },
  passwordLength: {
    id: 'form.passwordLength',
    defaultMessage: 'Password must be 8 to 128 characters long',
    description: 'At or below the field for a new password',
  },
  confirmRequired: {
    id: 'password.confirmRequired',
    defaultMessage: 'Password confirmation is required',
    description: 'At the empty field where the new password is repeated',
  },
  confirmDiffers: {
    id: 'password.confirmDiffers',
    defaultMessage: "Password confirmation doesn't match",
    description: 'At the field where the new password is repeated, when it is another one',
  },
  passwordsDiffer: {
    id: 'password.mismatch',
    defaultMessage: 'Passwords do not match',
    description: 'Message when the new password and its repetition differ',
  },
  error: { id: 'form.error', defaultMessage: 'Error', description: 'Title of a message when sending a form failed' },
  notSent: {
    id: 'form.notSent',
    defaultMessage: 'Data could not be sent.',
    description: 'Message when sending a form failed and the server does not say why',
  },
});
