import { readEmail } from '#server/platform/emailAddress.ts';
import { readText } from '#server/platform/text.ts';
import { checkNewPassword, checkNotEmail } from '../credentials/newPassword.ts';

/** The back office's form of a user. */
export interface UserForm {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  displayName?: string | null;
  password?: string | null;
  isSuperAdmin?: boolean | null;
}

const MAX_NAME = 120;

/** Validates the form. An empty display name is derived from the other fields. Throws `Invalid` with the field. */
export async function readUser({ password, isSuperAdmin, ...form }: UserForm) {
  const email = readEmail(form.email);
  const name = (field: 'firstName' | 'lastName') => readText(form[field], { field, max: MAX_NAME });
  const [firstName, lastName] = [name('firstName'), name('lastName')];
  const typed = readText(form.displayName, { field: 'displayName', max: MAX_NAME });
  const displayName = typed || `${firstName} ${lastName}`.trim() || email.split('@')[0]!;
  // the derived name must be valid in the user's own form, too
  readText(displayName, { field: 'displayName', max: MAX_NAME });
  if (password) {
    await checkNewPassword(password);
    checkNotEmail(password, email);
  }
  return {
    /** Null: no password for a new account, otherwise unchanged. */
    password: password || null,
    isSuperAdmin: isSuperAdmin ?? null,
    user: { email, displayName, firstName: firstName || null, lastName: lastName || null },
  };
}
