import { stepAt, totpCode } from '#server/accounts/second-factor/totp.ts';
import { openAuthenticator } from './authenticator.ts';
import type { visitor } from './visitor.ts';

type Browser = Pick<ReturnType<typeof visitor>, 'graphql' | 'post'>;

/** Turns an authenticator app on, and returns its secret and the recovery codes. */
export async function addApp({ graphql }: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await graphql('mutation { startTotp { secret } }')).body.data.startTotp;
  const code = codeOf(secret);
  const { body } = await graphql(
    'mutation ($code: String!) { confirmTotp(input: { code: $code }) { ... on ConfirmTotpPayload { recoveryCodes } } }',
    { code },
  );
  return { secret, recoveryCodes: body.data.confirmTotp.recoveryCodes };
}

/**
 * The code of the app now, or some time steps later. A test that does not set the clock uses 0 and 1 only: others may
 * leave the accepted steps before the request arrives.
 */
export const codeOf = (secret: string, steps = 0) => totpCode(secret, stepAt(Date.now()) + steps);

/** A code that is accepted, and that is not the one which `addApp` used. */
export const nextCode = (secret: string) => codeOf(secret, 1);

/** Adds a passkey, and returns its authenticator. */
export async function addPasskey({ graphql }: Browser, name = 'My phone') {
  const authenticator = openAuthenticator();
  const { options } = (await graphql('mutation { startPasskey { options } }')).body.data.startPasskey;
  const answer = await graphql(
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { ... on AddPasskeyPayload { recoveryCodes viewer { passkeys { databaseId name } } } } }',
    { input: { name, response: authenticator.create(options) } },
  );
  return { authenticator, answer };
}

/** Signs in with a passkey. */
export async function signInWithPasskey({ graphql }: Browser, { get }: ReturnType<typeof openAuthenticator>) {
  const { options } = (await graphql('mutation { startPasskeySignIn { options } }')).body.data.startPasskeySignIn;
  const SIGN_IN =
    'mutation ($response: JSON!) { signInWithPasskey(input: { response: $response }) { viewer { email } } }';
  const response = get(options);
  return { response, answer: await graphql(SIGN_IN, { response }) };
}
