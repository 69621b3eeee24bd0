import { ANYONE, orProgram } from '#server/graphql/access.ts';

/** Suggesting places and finding the nearest one. */
export const mayFindPlaces = orProgram(ANYONE, 'search:read');
