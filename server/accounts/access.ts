import { ANYONE, SIGNED_IN, SIGNED_IN_NOW, SUPER_ADMIN, SUPER_ADMIN_NOW } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';

/** Signing up, signing in and out, resetting a password, and verifying an e-mail by its mailed link. */
export const maySignIn = ANYONE;

/** Reading and changing your own account. A new e-mail or password needs the current password. */
export const mayManageOwnAccount = SIGNED_IN;

/** Exporting your personal data, deleting your account, changing its second factors, and ending its sessions. */
export const mayManageOwnAccountNow = SIGNED_IN_NOW;

/** Confirming the deletion by the mailed link, which identifies the user. */
export const mayConfirmDeletion = ANYONE;

/**
 * Listing and reading accounts of other users. Moderators see only the names of staff who decided (type `UserName`).
 */
export const mayReadUsers = SUPER_ADMIN;

/** Exporting the accounts as a CSV file. */
export const mayExportUsers = SUPER_ADMIN_NOW;

/** Creating, changing, promoting and deleting accounts of other users, and ending their sessions and second factors. */
export const mayChangeUsers = SUPER_ADMIN_NOW;

/** Reading an account, which is allowed to the user of the account and to super admins. */
export const mayReadUser = ({ id }: { id: number }, { viewer }: Context) => id === viewer?.id || SUPER_ADMIN;
