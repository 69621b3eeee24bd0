import type { IncomingMessage } from 'node:http';

/** Whether a request has a body. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Waits until the whole body has arrived, without reading it. False for a body that exceeds Node's buffer and must be
 * read to arrive completely. Also ends when the connection ends.
 */
export async function bodyArrives(request: IncomingMessage): Promise<boolean> {
  if (!hasBody(request)) return true;
  const isFull = () => request.readableLength >= request.readableHighWaterMark;
  if (!request.complete && !isFull())
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!request.complete && !isFull() && !request.destroyed) return;
        request.off('readable', check).off('close', check);
        resolve();
      };
      request.on('readable', check).on('close', check);
    });
  return request.complete;
}
