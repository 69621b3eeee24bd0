import { ANYONE, SIGNED_IN, STAFF } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';

/** Signing up, in and out, resetting a password, and proving an address by its mailed link. */
export const maySignIn = ANYONE;

/** Changing, exporting and deleting the own account. */
export const mayManageOwnAccount = SIGNED_IN;

/** Confirming by the mailed link, which proves who it is. */
export const mayConfirmDeletion = ANYONE;

/** Listing, exporting, making, changing and deleting the accounts of others. */
export const mayManageUsers = STAFF;

/** An account: the person, and staff. */
export const mayReadUser = ({ id }: { id: number }, { viewer }: Context) => id === viewer?.id || STAFF;
