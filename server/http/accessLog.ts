import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#server/platform/log.ts';
import { onceASecond } from '#server/platform/onceASecond.ts';

const SLOW_MS = 1_000;

/** A part of a path that is as long as a mailed token is one: it may still be good. */
const TOKEN = /^[\w-]{40,}$/;

/** The path without the tokens that mailed links carry. */
function plainPath(path: string): string {
  return path
    .split('/')
    .map((part) => (TOKEN.test(part) ? ':token' : part))
    .join('/');
}

/**
 * Logs requests when they end, a line each: failures and slow ones always, the others at LOG_LEVEL=debug. Of those that
 * are refused because something is away or too busy, one a second is logged, with their number.
 */
export function createAccessLog(log: Log) {
  const logUnavailable = onceASecond((entry: object, times) =>
    log.error({ ...entry, times }, 'requests were refused for now'),
  );
  return (requestId: string, path: string, { method }: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now();
    response.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const { statusCode: status } = response;
      const entry = {
        requestId,
        method,
        path: plainPath(path),
        status,
        ms,
        ...(!response.writableFinished && { aborted: true }),
      };
      // `/ready` is asked each few seconds, and says itself what is away
      if (status === 503 && path !== '/ready') logUnavailable(entry);
      else if (status >= 500 && status !== 503) log.error(entry, 'request failed');
      // a stream of events is meant to last
      else if (ms >= SLOW_MS && response.getHeader('content-type') !== 'text/event-stream')
        log.warn(entry, 'request was slow');
      else log.debug(entry, 'request');
    });
  };
}
