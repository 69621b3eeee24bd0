import { ANYONE, orProgram } from '#server/graphql/access.ts';

/** Asking for a watch: an address that is not the viewer's must agree by a mailed link; a program asks for its partner. */
export const mayAskForWatch = orProgram(ANYONE, 'search:read');
/** Starting a watch by a mailed link. */
export const mayConfirmWatch = ANYONE;
/** Reading, renewing and ending the watches of an address, by a mailed link or signed in with that address; or of a partner. */
export const mayUseWatches = orProgram(ANYONE, 'search:read');
