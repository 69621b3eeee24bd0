import { graphql, readInlineData } from 'relay-runtime';
import type { tokenState_token$key } from '../__generated__/tokenState_token.graphql.ts';

export type TokenState = 'inUse' | 'expired' | 'revoked';

/** The current state of a token. A revoked token stays revoked after its expiry. */
export function tokenState(
  { revokedAt, expiresAt }: { revokedAt?: string | null | undefined; expiresAt: string },
  now: number = Date.now(),
): TokenState {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'inUse';
}

export function readTokenState(token: tokenState_token$key): TokenState {
  const { expiresAt, revokedAt } = readInlineData(
    graphql`
      fragment tokenState_token on AccessToken @inline {
        expiresAt
        revokedAt
      }
    `,
    token,
  );
  return tokenState({ expiresAt, revokedAt });
}
