import { ANYONE, orPartner } from '#server/graphql/access.ts';

/**
 * May request a watch: the owner of an address that is not the viewer's must agree by a mailed link. Programs request
 * watches for their partner.
 */
export const mayAskForWatch = orPartner(ANYONE, 'watches:write');
/** May start a watch by a mailed link. */
export const mayConfirmWatch = ANYONE;
/** May read the watches of an address, by a mailed link or signed in with that address; or those of a partner. */
export const mayReadWatches = orPartner(ANYONE, 'watches:read');
/** May renew and end watches, with the same proof as for reading them. */
export const mayChangeWatches = orPartner(ANYONE, 'watches:write');
