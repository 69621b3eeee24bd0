import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends a response without reading the request's body, and therefore closes the connection. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  if (response.headersSent) return void response.destroy();
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  response.writeHead(answer.status, {
    ...headers,
    'content-length': body.length,
    ...(hasBody && { connection: 'close' }),
  });
  response.end(body);
}
