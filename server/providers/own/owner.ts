import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';

/** The providers that are the caller's: those that the partner's programs sent in, or that the person is linked to. */
export function ownProviders({ viewer, token }: Context): Prisma.ProviderWhereInput {
  if (token?.partnerId != null) return { partnerId: token.partnerId };
  return { users: { some: { userId: token?.userId ?? viewer!.id } } };
}

/** For keys that two owners may choose alike. */
export function ownerName({ viewer, token }: Context): string {
  return token?.partnerId != null ? `partner:${token.partnerId}` : `user:${token?.userId ?? viewer!.id}`;
}

/** How the history says that a program did it. */
export function withToken(message: string, { token }: Context): string {
  return token ? `${message} (access token: ${token.name})` : message;
}
