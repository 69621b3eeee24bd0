import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, onceASecond } from '#server/platform/log.ts';
import { requests } from '#server/platform/metrics.ts';

const SLOW_MS = 1_000;

/** Path segments with the length of a mailed token, which may still be valid. */
const TOKEN = /^[\w-]{40,}$/;

/** The path without the tokens of mailed links. */
function plainPath(path: string): string {
  return path
    .split('/')
    .map((part) => (TOKEN.test(part) ? ':token' : part))
    .join('/');
}

/**
 * Logs each request in one line when it ends: failed and slow requests always, others at LOG_LEVEL=debug. Requests
 * rejected with 503 are logged at most once a second, with their number.
 */
export function createAccessLog(log: Log) {
  const logUnavailable = onceASecond((entry: object, times) =>
    log.error({ ...entry, times }, 'requests were rejected temporarily'),
  );
  return (
    requestId: string,
    { path, kind }: { path: string; kind: string },
    { method = 'GET' }: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const start = performance.now();
    response.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const { statusCode: status } = response;
      requests.observe({ method, path: kind, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
      const entry = {
        requestId,
        method,
        path: plainPath(path),
        status,
        ms,
        ...(!response.writableFinished && { aborted: true }),
      };
      // `/ready` is polled every few seconds and reports outages itself
      if (status === 503 && path !== '/ready') logUnavailable(entry);
      else if (status >= 500 && status !== 503) log.error(entry, 'request failed');
      else if (ms >= SLOW_MS) log.warn(entry, 'request was slow');
      else log.debug(entry, 'request');
    });
  };
}
