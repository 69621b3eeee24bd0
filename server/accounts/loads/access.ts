import { ANYONE, SIGNED_IN } from '#server/graphql/access.ts';

/** Storing loads in the viewer's account. */
export const mayKeepLoads = SIGNED_IN;
/** Reading a load by its link. */
export const mayReadSharedLoad = ANYONE;
