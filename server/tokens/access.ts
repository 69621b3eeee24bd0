import { SIGNED_IN, SIGNED_IN_NOW, SUPER_ADMIN } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';

/** Creating your own tokens; tokens of partners require staff, see `createToken`. */
export const mayCreateTokens = SIGNED_IN_NOW;

/** Revoking your own tokens; a program only that of its request, such as one that has leaked. */
export const mayRevokeToken = (id: string | number, { token }: Context) =>
  token ? [String(token.id), writeGlobalId('AccessToken', token.id)].includes(String(id)) : SIGNED_IN;

/** Who created a token: staff in the case of partners, whose programs do not see accounts. */
export const mayReadCreator = SIGNED_IN;

/** Tokens of users: the user and staff. Tokens of partners: staff. Each token: its program. The secret is never readable. */
export const mayReadToken = ({ id, userId }: { id: number; userId: number | null }, { viewer, token }: Context) =>
  id === token?.id || (userId !== null && userId === viewer?.id) || SUPER_ADMIN;
