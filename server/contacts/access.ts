import { MODERATOR } from '#server/graphql/access.ts';

/** May see a number as it was typed, before it was normalised. */
export const mayReadTypedValue = MODERATOR;
