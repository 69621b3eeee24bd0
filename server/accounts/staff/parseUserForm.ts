import { parseEmail } from '#server/platform/emailAddress.ts';
import { parseText } from '#server/platform/text.ts';
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
export async function parseUserForm({ password, isSuperAdmin, ...form }: UserForm) {
  const email = parseEmail(form.email);
  const name = (field: 'firstName' | 'lastName') => parseText(form[field], { field, max: MAX_NAME });
  const [firstName, lastName] = [name('firstName'), name('lastName')];
  const typed = parseText(form.displayName, { field: 'displayName', max: MAX_NAME });
  const displayName = typed || `${firstName} ${lastName}`.trim() || email.split('@')[0]!;
  // the derived name must be valid in the user's own form, too
  parseText(displayName, { field: 'displayName', max: MAX_NAME });
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
