import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadChunk } from '../loadChunk.ts';

const load = () => loadChunk(() => import('@simplewebauthn/browser'));

/** The user selected no passkey, or the browser timed out: this is not an error. */
export class NoPasskey extends Error {}

/** Makes the device create a passkey with the server's options. Throws `NoPasskey`. */
export async function makePasskey(options: unknown): Promise<object> {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(cancelled);
}

/** Makes the device sign with a passkey, using the server's options. Throws `NoPasskey`. */
export async function askPasskey(options: unknown): Promise<object> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(cancelled);
}

function cancelled(error: unknown): never {
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) throw new NoPasskey();
  throw error;
}
