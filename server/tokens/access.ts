import { SIGNED_IN, SIGNED_IN_NOW, SUPER_ADMIN } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';

/** May create tokens for the viewer; tokens of partners require staff, see `createToken`. */
export const mayCreateTokens = SIGNED_IN_NOW;

/** May revoke the viewer's tokens; a program may revoke only the token of its request, such as one that has leaked. */
export const mayRevokeToken = (id: string | number, { token }: Context) =>
  token ? [String(token.id), writeGlobalId('AccessToken', token.id)].includes(String(id)) : SIGNED_IN;

/** May see the creator of a token: for partners this is staff, and their programs do not see accounts. */
export const mayReadCreator = SIGNED_IN;

/**
 * May read a token: for users, the user and staff; for partners, staff; and each program its token. The secret is never
 * readable.
 */
export const mayReadToken = ({ id, userId }: { id: number; userId: number | null }, { viewer, token }: Context) =>
  id === token?.id || (userId !== null && userId === viewer?.id) || SUPER_ADMIN;
