import { type Limits, RULES } from '#server/http/limits.ts';
import { TooManyRequests } from '#server/platform/errors.ts';
import type { Context } from './context.ts';
import type { TokenViewer } from './tokenViewer.ts';

type Headers = Record<string, string>;

/**
 * Charges points to the caller's budget: a program's to its owner, so that more tokens are no larger budget; a person's
 * to the account; everybody else's to the network. Throws `TooManyRequests`.
 */
export async function chargeCaller(
  { limits, token, viewer, network, responseHeaders }: Context,
  points: number,
): Promise<void> {
  if (token) await chargeProgram(limits, token, points, responseHeaders);
  else if (viewer) await limits.count('person', String(viewer.id), points);
  else await limits.count('network', network, points);
}

/** As `chargeCaller`; the answer's headers say what is left. */
export async function chargeProgram(
  limits: Limits,
  { partnerId, userId }: TokenViewer,
  points: number,
  headers: Headers,
): Promise<void> {
  const owner = partnerId === null ? `user:${userId}` : `partner:${partnerId}`;
  try {
    const rate = await limits.count('program', owner, points);
    if (rate) writeRate(headers, rate.left, rate.seconds);
  } catch (error) {
    if (error instanceof TooManyRequests) writeRate(headers, 0, error.retryAfter);
    throw error;
  }
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function writeRate(headers: Headers, left: number, seconds: number): void {
  const { points, duration } = RULES.program;
  headers['RateLimit-Policy'] = `"points";q=${points};w=${duration}`;
  headers.RateLimit = `"points";r=${left};t=${seconds}`;
}
