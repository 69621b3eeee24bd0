import { SIGNED_IN, STAFF } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';

/** Making and revoking tokens for the own businesses; for partners only staff: `createToken`. */
export const mayManageOwnTokens = SIGNED_IN;

/** A token of a person: that person and staff. One of a partner: staff. Nobody reads the token itself. */
export const mayReadToken = ({ userId }: { userId: number | null }, { viewer }: Context) =>
  (userId !== null && userId === viewer?.id) || STAFF;
