import { ANYONE, SIGNED_IN } from '#server/graphql/access.ts';

/** Reading selected approved providers, and creating a link to them. */
export const mayUseShortlists = ANYONE;
/** The shortlist stored in an account. */
export const mayKeepShortlist = SIGNED_IN;
