import { MODERATOR } from '#server/graphql/access.ts';

/** May see a number as it was entered, before it was normalised. */
export const mayReadTypedValue = MODERATOR;
