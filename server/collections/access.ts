import { orPartner, SUPER_ADMIN } from '#server/graphql/access.ts';

/** The partners of collections. */
export const mayManageCollections = SUPER_ADMIN;
/** Listing collections with all of their providers: staff those of all partners, a partner's program those of the partner. */
export const mayReadCollections = orPartner(SUPER_ADMIN, 'collections:read');
/** Staff for any partner, and a partner's program for the collections of the partner, which the verbs check. */
export const maySaveCollections = orPartner(SUPER_ADMIN, 'collections:write');
