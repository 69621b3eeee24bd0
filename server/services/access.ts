import { STAFF } from '#server/graphql/access.ts';

/** Creating and changing services. Everyone may read them. */
export const mayEditServices = STAFF;
