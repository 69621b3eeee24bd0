import { loadChunk } from '../loadChunk.ts';

const load = () => loadChunk(() => import('@simplewebauthn/browser'));

/** The person chose none, or the browser gave up waiting: nothing went wrong. */
export class NoPasskey extends Error {}

/** Asks the device to create a passkey with the server's options, both as JSON. Throws `NoPasskey`. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await load();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }).catch(cancelled));
}

/** Asks the device to sign with a passkey and the server's options, both as JSON. Throws `NoPasskey`. */
export async function askPasskey(options: string): Promise<string> {
  const { startAuthentication } = await load();
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(cancelled));
}

function cancelled(error: unknown): never {
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) throw new NoPasskey();
  throw error;
}
