import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';

const SLOW_MS = 1_000;

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
    const entry = { requestId, method, path, status, ms, ...(!response.writableFinished && { aborted: true }) };
    if (status >= 500) log.error(entry, 'request failed');
    // a stream of events is meant to last
    else if (ms >= SLOW_MS && response.getHeader('content-type') !== 'text/event-stream')
      log.warn(entry, 'request was slow');
    else log.debug(entry, 'request');
  });
}
