import type { MessageDescriptor } from 'react-intl';
import { asciiEmail, EMAIL_ADDRESS, MAX_EMAIL } from '#shared/emailAddress.ts';
import { hasPasswordLength } from '#shared/passwordLength.ts';
import { formMessages } from './formMessages.ts';

const ofEmail: { required: MessageDescriptor; invalid: MessageDescriptor } = {
  required: formMessages.emailRequired,
  invalid: formMessages.emailInvalid,
};

export function checkEmail(value: string, { required, invalid } = ofEmail): MessageDescriptor | undefined {
  const text = asciiEmail(value);
  if (text === '') return required;
  return EMAIL_ADDRESS.test(text) && text.length <= MAX_EMAIL ? undefined : invalid;
}

export function checkNewPassword(value: string): MessageDescriptor | undefined {
  if (value === '') return formMessages.passwordRequired;
  return hasPasswordLength(value) ? undefined : formMessages.passwordLength;
}

export function checkRepeated(password: string, repeated: string): MessageDescriptor | undefined {
  if (password !== '' && repeated === '') return formMessages.confirmRequired;
  return password === repeated ? undefined : formMessages.confirmDiffers;
}
