import { type Limits, RULES } from '#server/http/limits.ts';
import { TooManyRequests } from '#server/platform/errors.ts';
import type { Context } from './context.ts';
import type { TokenViewer } from './tokenViewer.ts';

type Headers = Record<string, string>;

/**
 * Charges points to the caller's budget: programs share the budget of their owner, users have that of their account,
 * and anonymous callers share that of their network. Throws `TooManyRequests`.
 */
export async function chargeCaller(
  { limits, token, viewer, network, responseHeaders }: Context,
  points: number,
): Promise<void> {
  if (token) await chargeProgram(limits, token, points, responseHeaders);
  else if (viewer) await limits.count('person', String(viewer.id), points);
  else await limits.count('network', network, points);
}

/** Charges a program's owner as `chargeCaller` does, and sets response headers with the remaining budget. */
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
