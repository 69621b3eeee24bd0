import type { Context } from './context.ts';

/** Logs that an authenticated caller was denied access: a mistake, or an attack that operators should see. */
export function logDenial(
  { log, requestId, viewer, token, network }: Pick<Context, 'log' | 'requestId' | 'viewer' | 'token' | 'network'>,
  path: readonly (string | number)[] | string | undefined,
): void {
  log.warn({ requestId, userId: viewer?.id, tokenId: token?.id, network, path }, 'authorization refused');
}
