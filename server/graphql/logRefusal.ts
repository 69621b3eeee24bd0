import type { Context } from './context.ts';

/** Somebody who is known asked for what is not theirs: a mistake, or an attempt that operators want to see. */
export function logRefusal(
  { log, requestId, viewer, token, network }: Pick<Context, 'log' | 'requestId' | 'viewer' | 'token' | 'network'>,
  path: readonly (string | number)[] | string | undefined,
): void {
  log.warn({ requestId, userId: viewer?.id, tokenId: token?.id, network, path }, 'authorization refused');
}
