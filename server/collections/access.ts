import { orPartner, SUPER_ADMIN } from '#server/graphql/access.ts';

/** Listing all collections, and their providers that are not published. */
export const mayManageCollections = SUPER_ADMIN;
/** Staff for any partner, and a partner's program for the collections of the partner, which the verbs check. */
export const maySaveCollections = orPartner(SUPER_ADMIN, 'collections:write');
