import { ANYONE, SIGNED_IN } from '#server/graphql/access.ts';

/** May read selected approved providers, and create a link to them. */
export const mayUseShortlists = ANYONE;
/** May use the shortlist stored in the viewer's account. */
export const mayKeepShortlist = SIGNED_IN;
