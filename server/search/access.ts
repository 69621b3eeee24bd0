import { ANYONE, orProgram } from '#server/graphql/access.ts';

/** Searching the directory. */
export const maySearch = orProgram(ANYONE, 'search:read');
