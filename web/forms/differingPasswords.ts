import type { IntlShape } from 'react-intl';
import { showToast } from '../ui/toasts.ts';
import { formMessages } from './formMessages.ts';
import type { FormErrors } from './useForm.ts';

/** Shows that a new password and its repetition differ, in addition to the field's message. */
export function showDifferingPasswords(intl: IntlShape, errors: FormErrors<{ passwordConfirm: string }>): void {
  if (errors.passwordConfirm !== formMessages.confirmDiffers) return;
  void showToast({ type: 'error', title: intl.formatMessage(formMessages.passwordsDiffer), seconds: 5 });
}
