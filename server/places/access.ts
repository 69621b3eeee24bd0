import { ANYONE, orProgram } from '#server/graphql/access.ts';

/** May suggest places and find the nearest one. */
export const mayFindPlaces = orProgram(ANYONE, 'search:read');
