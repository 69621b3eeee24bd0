import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** May create and change services, which everyone may read. */
export const mayEditServices = SUPER_ADMIN;
