import { STAFF } from '#server/graphql/access.ts';

/** The list of uploaded pictures. The pictures themselves: `serveFile`. */
export const mayReadFiles = STAFF;
