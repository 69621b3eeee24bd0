import type { MessageDescriptor } from 'react-intl';
import { formTexts, SUBMISSION_TEXT_NAMES, type SubmissionText, submissionForm } from '#shared/providerForm.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { ruleErrors } from '#web/forms/ruleErrors.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { FormErrors } from '#web/forms/useForm.ts';
import { checkMessages, submissionRuleMessages } from './checkMessages.ts';

export interface OfferedService {
  /** The id of an additional service: n1, n2, … */
  id: string;
  serviceId: Choice;
  placeId: Choice;
}

export interface DrivenLane {
  /** The id of a lane: n1, n2, … */
  id: string;
  fromId: Choice;
  toId: Choice;
  bothWays: boolean;
}

/** The values of the form, with the names of the server's input, which its errors use. */
export interface PreRegistration extends Record<SubmissionText, string> {
  email: string;
  serviceId: Choice;
  placeId: Choice;
  /** The services in addition to `serviceId`. */
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

/** The minimum number of digits: the server reads numbers in any notation, but no text with fewer digits. */
const LEAST_DIGITS = { whatsapp: 8, phone: 6 };

/** The errors of the form, in the order of the fields. */
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

/** Checks the number of digits; letters count, too, as in 1-800-FLOWERS. */
function digits(text: string, least: number, message: MessageDescriptor) {
  const isNone = !/\d/.test(text) || text.replace(/[^\dA-Z]/g, '').length < least;
  return text.trim() !== '' && isNone ? message : undefined;
}

function required(text: string, message: MessageDescriptor) {
  return text.trim() === '' ? message : undefined;
}

/** The part of the form about the business, as input of the mutation. */
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
