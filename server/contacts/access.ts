import { MODERATOR } from '#server/graphql/access.ts';

/** Reading a number as it was entered, before normalization. */
export const mayReadTypedValue = MODERATOR;
