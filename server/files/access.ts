import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Reading the list of uploaded pictures. `serveFile` decides who may read the pictures themselves. */
export const mayReadFiles = SUPER_ADMIN;
