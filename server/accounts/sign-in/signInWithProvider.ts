import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid, Unauthenticated } from '#server/platform/errors.ts';
import { newToken } from '#server/platform/secrets.ts';
import { spendOnce } from '../bot-check/botCheck.ts';
import type { GoogleAccount } from '../credentials/googleToken.ts';
import { insertUser } from '../user/insertUser.ts';
import { provedOwner, removeUnproved } from '../user/proveEmail.ts';
import { enterWithOneFactor } from './enter.ts';

interface ProviderSignIn {
  provider: 'google';
  token: string;
}

/**
 * Signs in with Google's ID token, and creates the account the first time. Throws `Invalid` without a token;
 * `Unauthenticated` when the token is forged, was issued for another browser or is already used;
 * `SecondFactorRequired`; and `Unavailable` when Google does not respond.
 */
export async function signInWithProvider(context: Context, { provider, token }: ProviderSignIn): Promise<void> {
  const { db, limits, cookies, readGoogleToken } = context;
  if (!readGoogleToken) throw new Invalid('google.off');
  if (token === '') throw new Invalid('google.noToken', { field: 'token' });
  await limits.count('signIn', context.network);

  const account = await readGoogleToken(token);
  const nonce = cookies.get(NONCE_COOKIE);
  if (nonce === null || account.nonce !== nonce) throw new Unauthenticated('google.refused');
  cookies.clear(NONCE_COOKIE);
  if (!(await spendOnce(db.prisma, `${provider}:${nonce}`, account.expiresAt)))
    throw new Unauthenticated('google.refused');

  const user = await db.prisma.$transaction((tx) => findOrMake(tx, context, provider, account));
  if (user.disabledAt) throw new Unauthenticated('signIn.refused');
  await enterWithOneFactor(context, user, 'signedInWithGoogle');
}

async function findOrMake(
  tx: Prisma.TransactionClient,
  { language }: Context,
  provider: string,
  { subject, email, emailVerified, displayName, imageUrl }: GoogleAccount,
): Promise<User> {
  const identity = await tx.userIdentity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: true },
  });
  if (identity) return identity.user;
  if (!emailVerified) throw new Invalid('google.unverified');
  // an unverified account with this e-mail may belong to another person
  const user =
    (await provedOwner(tx, email)) ??
    (await insertUser(tx, { email, emailVerifiedAt: new Date(), displayName, imageUrl, language }));
  await removeUnproved(tx, email, user.id);
  await tx.userIdentity.create({ data: { provider, subject, userId: user.id } });
  return user;
}

const NONCE_COOKIE = 'nonce';
const VALID_SECONDS = 15 * 60;

/**
 * A nonce for the identity provider to include in its token, so that the token is valid only in the browser that
 * requested it. Throws `Invalid` when the provider is not configured.
 */
export function startProviderSignIn({ cookies, readGoogleToken }: Context): string {
  if (!readGoogleToken) throw new Invalid('google.off');
  const nonce = newToken();
  cookies.set(NONCE_COOKIE, nonce, VALID_SECONDS);
  return nonce;
}
