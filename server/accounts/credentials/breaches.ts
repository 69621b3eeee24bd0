import { createHash } from 'node:crypto';

declare module '#server/graphql/context.ts' {
  interface Context {
    /** Whether a password is in the configured list of breached passwords; null when no list is configured. */
    isBreached: IsBreached | null;
  }
}

export type IsBreached = (password: string) => Promise<boolean>;

const WITHIN_MS = 2_000;
/** The number of characters of the hash that are sent to the other service. */
const PREFIX = 5;

/**
 * Queries a service with the range API of https://haveibeenpwned.com/API/v3#PwnedPasswords, which receives only a
 * prefix of the hash. If the service does not respond, the password is accepted.
 */
export function breachReader(rangeUrl: string, warn: (error: unknown) => void): IsBreached {
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const response = await fetch(new URL(hash.slice(0, PREFIX), rangeUrl), {
        headers: { 'Add-Padding': 'true' },
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      if (!response.ok) throw new Error(`the list of breached passwords returned ${response.status}`);
      const lines = (await response.text()).split(/\r?\n/);
      // A padding line has the count 0.
      return lines.some((line) => line.startsWith(`${hash.slice(PREFIX)}:`) && !line.endsWith(':0'));
    } catch (error) {
      warn(error);
      return false;
    }
  };
}
