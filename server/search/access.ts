import { ANYONE, MODERATOR, orProgram } from '#server/graphql/access.ts';

/** Searching the directory. */
export const maySearch = orProgram(ANYONE, 'search:read');

/** Seeing how keywords are read. */
export const mayExplainSearch = MODERATOR;
