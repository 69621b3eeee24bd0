import type { MessageDescriptor } from 'react-intl';
import { checkEmail } from '#web/forms/checks.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { FormErrors } from '#web/forms/useForm.ts';
import { checkMessages } from './checkMessages.ts';

/** The names are those of the server's input, so that it can say which field is wrong. */
export interface PreRegistration {
  email: string;
  businessName: string;
  description: string;
  websiteUrl: string;
  serviceId: Choice;
  addressId: Choice;
  contactEmail: string;
  contactWhatsapp: string;
  contactPhone: string;
  file: readonly File[];
}

export const emptyPreRegistration: PreRegistration = {
  email: '',
  businessName: '',
  description: '',
  websiteUrl: '',
  serviceId: noChoice,
  addressId: noChoice,
  contactEmail: '',
  contactWhatsapp: '',
  contactPhone: '',
  file: [],
};

export const maxDescription = 2000;
const maxImageBytes = 2 * 1024 * 1024;

// As on the server.
const website = /^(https?:\/\/)?([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu;
/** The server reads numbers as people write them; what has fewer digits is none. */
const LEAST_DIGITS = { whatsapp: 8, phone: 6 };

/** In the order of the fields. */
export function checkPreRegistration(values: PreRegistration): FormErrors<PreRegistration> {
  return {
    email: checkEmail(values.email),
    businessName: required(values.businessName, checkMessages.businessNameRequired),
    description: checkDescription(values.description),
    websiteUrl: format(values.websiteUrl, website, checkMessages.websiteInvalid),
    serviceId: values.serviceId.id === null ? checkMessages.serviceRequired : undefined,
    addressId: values.addressId.id === null ? checkMessages.locationRequired : undefined,
    contactEmail: checkEmail(values.contactEmail, {
      required: checkMessages.contactEmailRequired,
      invalid: checkMessages.contactEmailInvalid,
    }),
    contactWhatsapp:
      required(values.contactWhatsapp, checkMessages.whatsappRequired) ??
      digits(values.contactWhatsapp, LEAST_DIGITS.whatsapp, checkMessages.whatsappInvalid),
    contactPhone: digits(values.contactPhone, LEAST_DIGITS.phone, checkMessages.phoneInvalid),
    file: checkImage(values.file),
  };
}

/** Letters count in numbers such as 1-800-FLOWERS. */
function digits(text: string, least: number, message: MessageDescriptor) {
  const isNone = !/\d/.test(text) || text.replace(/[^\dA-Z]/g, '').length < least;
  return text.trim() !== '' && isNone ? message : undefined;
}

function required(text: string, message: MessageDescriptor) {
  return text.trim() === '' ? message : undefined;
}

function format(text: string, pattern: RegExp, message: MessageDescriptor) {
  const trimmed = text.trim();
  return trimmed === '' || pattern.test(trimmed) ? undefined : message;
}

function checkDescription(text: string) {
  const isTooLong = text.trim().length > maxDescription;
  return required(text, checkMessages.descriptionRequired) ?? (isTooLong ? checkMessages.descriptionLong : undefined);
}

function checkImage(files: readonly File[]) {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return checkMessages.oneImage;
  if (!file.type.startsWith('image/') || file.size === 0) return checkMessages.notImage;
  return file.size > maxImageBytes ? checkMessages.imageLarge : undefined;
}
