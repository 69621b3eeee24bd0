import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** The list of uploaded pictures. For the pictures themselves see `serveFile`. */
export const mayReadFiles = SUPER_ADMIN;
