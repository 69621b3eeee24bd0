import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { isDuplicate } from '#server/platform/db.ts';
import { Invalid, LimitReached, NotFound, Taken } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { addedFactor, removedFactor } from './authenticator.ts';
import { newChallenge, type Purpose, spendChallenge } from './challenge.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    /** The public address of this server, without a trailing slash. */
    publicUrl: string;
  }
}

/** Loads the library on first use, because it is large and few requests need it. */
const library = () => import('@simplewebauthn/server');

const MAX_PASSKEYS = 20;
/** The maximum length of a response of an authenticator. */
const MAX_RESPONSE = 20_000;

/** The host and origin of this site: authenticators sign for these only. */
const siteOf = ({ publicUrl }: Context) => ({ id: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin });

/** The options for `navigator.credentials.create`. Throws `Conflict` when there are too many passkeys. */
export async function startPasskey(context: Context): Promise<object> {
  const viewer = context.viewer!;
  const user = await context.db.prisma.user.findUniqueOrThrow({
    where: { id: viewer.id },
    include: { passkeys: true },
  });
  if (user.passkeys.length >= MAX_PASSKEYS) throw new LimitReached('secondFactor.tooMany', { max: MAX_PASSKEYS });
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Rumbo',
    rpID: siteOf(context).id,
    userName: user.email,
    userDisplayName: user.displayName,
    userID: new TextEncoder().encode(String(user.id)),
    challenge: newChallenge(context, `add:${viewer.sessionId}`),
    attestationType: 'none',
    excludeCredentials: user.passkeys.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Adds the passkey that an authenticator created. Returns its id and, if this is the account's first factor, recovery
 * codes. Throws `Invalid`, `Conflict`.
 */
export async function addPasskey(context: Context, input: { name: string; response?: unknown }) {
  const viewer = context.viewer!;
  const name = parseText(input.name, { field: 'name', max: 100, required: 'secondFactor.nameRequired' });
  const response = parseResponse<RegistrationResponseJSON>(input.response);
  const site = siteOf(context);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(context, `add:${viewer.sessionId}`, challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch(refuse);
  if (!registrationInfo) throw refused();
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  try {
    return await context.db.prisma.$transaction(async (tx) => {
      const data = { credentialId, publicKey, counter, transports: transports.slice(0, 10), name, userId: viewer.id };
      const { id } = await tx.passkey.create({ data });
      return { id, recoveryCodes: await addedFactor(context, tx, 'passkeyAdded') };
    });
  } catch (error) {
    throw isDuplicate(error) ? new Taken('secondFactor.hasPasskey') : error;
  }
}

/** Removes a passkey of the viewer. Throws `NotFound`. */
export async function deletePasskey(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id, userId: context.viewer!.id } });
    if (count === 0) throw new NotFound('secondFactor.notFound');
    await removedFactor(context, tx, 'passkeyRemoved');
  });
}

/** The options for `navigator.credentials.get`, with which the authenticator offers its passkeys for this site. */
export async function passkeyOptions(context: Context, purpose: Purpose): Promise<object> {
  const challenge = newChallenge(context, purpose);
  const { generateAuthenticationOptions } = await library();
  const options = { rpID: siteOf(context).id, userVerification: 'required', challenge } as const;
  return generateAuthenticationOptions(options);
}

/** The user whose passkey signed the challenge. Throws `Invalid`. */
export async function userOfPasskey(context: Context, purpose: Purpose, sent: unknown): Promise<User> {
  const response = parseResponse<AuthenticationResponseJSON>(sent);
  const { prisma } = context.db;
  const passkey = await prisma.passkey.findUnique({
    where: { credentialId: parseText(response.id, { field: 'response', max: 2_000 }) },
    include: { user: true },
  });
  if (!passkey) throw refused();
  const { id, user, credentialId, publicKey, counter } = passkey;
  const site = siteOf(context);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(context, purpose, challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id: credentialId, publicKey, counter: Number(counter) },
  }).catch(refuse);
  if (!verified) throw refused();
  await prisma.passkey.updateMany({
    where: { id },
    data: { counter: authenticationInfo.newCounter, lastUsedAt: new Date() },
  });
  return user;
}

function parseResponse<Response extends { id: string }>(sent: unknown): Response {
  const response = sent as Response | null | undefined;
  if (typeof response?.id !== 'string' || JSON.stringify(response).length > MAX_RESPONSE) throw refused();
  return response;
}

const refused = () => new Invalid('secondFactor.passkeyRefused', { field: 'response' });

/** Throws `Invalid` for an error of the library, which the client caused. Rethrows any other error. */
function refuse(error: unknown): never {
  const isOurs = error instanceof Error && 'code' in error && !(error instanceof TypeError);
  throw isOurs ? error : refused();
}
