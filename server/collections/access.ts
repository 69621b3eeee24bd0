import { orPartner, SUPER_ADMIN } from '#server/graphql/access.ts';

/** Managing the collections of any partner. */
export const mayManageCollections = SUPER_ADMIN;
/**
 * Listing collections with all their providers: staff list those of all partners; a partner's program lists its own.
 */
export const mayReadCollections = orPartner(SUPER_ADMIN, 'collections:read');
/** Saving and deleting collections: staff for any partner, a partner's program for that partner, as the verbs check. */
export const maySaveCollections = orPartner(SUPER_ADMIN, 'collections:write');
