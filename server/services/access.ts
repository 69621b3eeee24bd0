import { STAFF } from '#server/graphql/access.ts';

/** Adding and changing services. Everybody may read them. */
export const mayEditServices = STAFF;
