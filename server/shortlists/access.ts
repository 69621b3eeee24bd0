import { ANYONE, SIGNED_IN } from '#server/graphql/access.ts';

/** Reading some approved providers, and making a link to them. */
export const mayUseShortlists = ANYONE;
/** The shortlist that is kept with an account. */
export const mayKeepShortlist = SIGNED_IN;
