import type { IntlShape } from 'react-intl';
import { showToast } from '../ui/toasts.ts';
import { formMessages } from './formMessages.ts';
import type { FormErrors } from './useForm.ts';

/** Says beside the field's own message that a new password and its repetition differ. */
export function showDifferingPasswords(intl: IntlShape, errors: FormErrors<{ passwordConfirm: string }>): void {
  if (errors.passwordConfirm !== formMessages.confirmDiffers) return;
  void showToast({ type: 'error', title: intl.formatMessage(formMessages.passwordsDiffer), seconds: 5 });
}
