import { MODERATOR } from '#server/graphql/access.ts';

/** Reading a number as it was entered, before normalisation. */
export const mayReadTypedValue = MODERATOR;
