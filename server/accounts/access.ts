import { ANYONE, SIGNED_IN, STAFF } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';

/** Signing up, in and out, resetting a password, and verifying an e-mail by its mailed link. */
export const maySignIn = ANYONE;

/** Changing, exporting and deleting one's own account. */
export const mayManageOwnAccount = SIGNED_IN;

/** Confirming the deletion by the mailed link, which identifies the user. */
export const mayConfirmDeletion = ANYONE;

/** Listing, exporting, creating, changing and deleting accounts of other users. */
export const mayManageUsers = STAFF;

/** Reading an account: its user, and staff. */
export const mayReadUser = ({ id }: { id: number }, { viewer }: Context) => id === viewer?.id || STAFF;
