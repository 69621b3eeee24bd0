import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Creating and changing services, which everyone may read. */
export const mayEditServices = SUPER_ADMIN;
