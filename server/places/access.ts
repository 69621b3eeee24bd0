import { ANYONE, orProgram } from '#server/graphql/access.ts';

/** Suggestions and the nearest place. */
export const mayFindPlaces = orProgram(ANYONE, 'search:read');
