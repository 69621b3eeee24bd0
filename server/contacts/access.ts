import { MODERATOR } from '#server/graphql/access.ts';

/** What was typed before a number was normalised. */
export const mayReadTypedValue = MODERATOR;
