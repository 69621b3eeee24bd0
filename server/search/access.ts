import { ANYONE, MODERATOR, orProgram } from '#server/graphql/access.ts';

/** May search the directory. */
export const maySearch = orProgram(ANYONE, 'search:read');

/** May see the interpretation of keywords. */
export const mayExplainSearch = MODERATOR;
