import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Creating and changing services. Everyone may read them. */
export const mayEditServices = SUPER_ADMIN;
