import type { MessageDescriptor } from 'react-intl';
import { formTexts, SUBMISSION_TEXT_NAMES, type SubmissionText, submissionForm } from '#shared/providerForm.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { ruleErrors } from '#web/forms/ruleErrors.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { FormErrors } from '#web/forms/useForm.ts';
import { checkMessages, submissionRuleMessages } from './checkMessages.ts';

export interface OfferedService {
  /** n1, n2, … */
  id: string;
  serviceId: Choice;
  placeId: Choice;
}

export interface DrivenLane {
  /** n1, n2, … */
  id: string;
  fromId: Choice;
  toId: Choice;
  bothWays: boolean;
}

/** The names of the server's input, which its errors use. */
export interface PreRegistration extends Record<SubmissionText, string> {
  email: string;
  serviceId: Choice;
  placeId: Choice;
  /** In addition to that one. */
  moreServices: readonly OfferedService[];
  lanes: readonly DrivenLane[];
  contactEmail: string;
  contactWhatsapp: string;
  contactPhone: string;
  file: readonly File[];
}

export const emptyPreRegistration: PreRegistration = {
  ...formTexts(null, SUBMISSION_TEXT_NAMES),
  email: '',
  serviceId: noChoice,
  placeId: noChoice,
  moreServices: [],
  lanes: [],
  contactEmail: '',
  contactWhatsapp: '',
  contactPhone: '',
  file: [],
};

export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

/** The server reads numbers in any notation; a text with fewer digits is not a number. */
const LEAST_DIGITS = { whatsapp: 8, phone: 6 };

/** In the order of the fields. */
export function checkPreRegistration(values: PreRegistration): FormErrors<PreRegistration> {
  return {
    email: checkEmail(values.email),
    ...ruleErrors(submissionForm, businessInput(values), {
      ...submissionRuleMessages,
      'text.tooLong': checkMessages.descriptionLong,
    }),
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

/** The part of the form about the business, as it is sent. */
function businessInput(values: PreRegistration) {
  return {
    ...formTexts(values, SUBMISSION_TEXT_NAMES),
    ...idsOf(values),
    moreServices: values.moreServices.map(idsOf),
  };
}

const idsOf = ({ serviceId, placeId }: Pick<PreRegistration, 'serviceId' | 'placeId'>) => ({
  serviceId: Number(serviceId.id),
  placeId: Number(placeId.id),
});

function checkImage(files: readonly File[]) {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return checkMessages.oneImage;
  if (!IMAGE_TYPES.split(',').includes(file.type) || file.size === 0) return checkMessages.notImage;
  return file.size > MAX_IMAGE_BYTES ? checkMessages.imageLarge : undefined;
}
