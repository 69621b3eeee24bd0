import { checkEmail, checkNewPassword, checkRepeated } from '#web/forms/checks.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import type { FormErrors } from '#web/forms/useForm.ts';
import type { SessionUser } from '#web/session/session.ts';
import { profileMessages } from './profileMessages.ts';

interface ProfileValues {
  displayName: string;
  email: string;
  currentPassword: string;
  password: string;
  passwordConfirm: string;
}

/** The errors that the server would return. Empty password fields leave the password unchanged. */
export function checkProfile(
  { displayName, email, currentPassword, password, passwordConfirm }: ProfileValues,
  user: Pick<SessionUser, 'email' | 'localAuth'>,
): FormErrors<ProfileValues> {
  const isPasswordNew = password !== '';
  const isEmailNew = email.trim().toLowerCase() !== user.email.toLowerCase();
  const isCurrentMissing = user.localAuth && (isPasswordNew || isEmailNew) && currentPassword === '';
  return {
    displayName: displayName.trim() === '' ? formMessages.nameRequired : undefined,
    email: checkEmail(email),
    currentPassword: isCurrentMissing ? profileMessages.currentRequired : undefined,
    password: isPasswordNew ? checkNewPassword(password) : undefined,
    passwordConfirm: checkRepeated(password, passwordConfirm),
  };
}
