import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';

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

/** One line a request: failures and slow ones always, the others for whoever sets LOG_LEVEL=debug. */
export function logWhenDone(
  log: Log,
  requestId: string,
  path: string,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
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
    // an outage is said once a second by who notices it: see outage.ts
    if (status >= 500 && status !== 503) log.error(entry, 'request failed');
    // a stream of events is meant to last
    else if (ms >= SLOW_MS && response.getHeader('content-type') !== 'text/event-stream')
      log.warn(entry, 'request was slow');
    else log.debug(entry, 'request');
  });
}
