import type { MessageDescriptor } from 'react-intl';
import { formMessages } from './formMessages.ts';

/** What HTML's e-mail field takes, with a dot in the domain: as on the server. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const ofEmail: { required: MessageDescriptor; invalid: MessageDescriptor } = {
  required: formMessages.emailRequired,
  invalid: formMessages.emailInvalid,
};

export function checkEmail(value: string, { required, invalid } = ofEmail): MessageDescriptor | undefined {
  const text = value.trim();
  if (text === '') return required;
  return email.test(text) && text.length <= 254 ? undefined : invalid;
}

export function checkNewPassword(value: string): MessageDescriptor | undefined {
  if (value === '') return formMessages.passwordRequired;
  const { length } = [...value];
  return length >= 8 && length <= 128 ? undefined : formMessages.passwordLength;
}

export function checkRepeated(password: string, repeated: string): MessageDescriptor | undefined {
  if (password !== '' && repeated === '') return formMessages.confirmRequired;
  return password === repeated ? undefined : formMessages.confirmDiffers;
}
