import { SIGNED_IN, STAFF } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';

/** Who may create and revoke tokens of their own; tokens of partners require staff, see `createToken`. */
export const mayManageOwnTokens = SIGNED_IN;

/** Tokens of users: the user and staff. Tokens of partners: staff. The token itself is never readable. */
export const mayReadToken = ({ userId }: { userId: number | null }, { viewer }: Context) =>
  (userId !== null && userId === viewer?.id) || STAFF;
