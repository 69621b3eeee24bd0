import { ANYONE, orPartner } from '#server/graphql/access.ts';

/** Asking for a watch: an address that is not the viewer's must agree by a mailed link; a program asks for its partner. */
export const mayAskForWatch = orPartner(ANYONE, 'watches:write');
/** Starting a watch by a mailed link. */
export const mayConfirmWatch = ANYONE;
/** Reading the watches of an address, by a mailed link or signed in with that address; or of a partner. */
export const mayReadWatches = orPartner(ANYONE, 'watches:read');
/** Renewing and ending them, likewise. */
export const mayChangeWatches = orPartner(ANYONE, 'watches:write');
