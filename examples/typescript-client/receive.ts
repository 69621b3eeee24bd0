// node receive.ts   listens for Rumbo's webhooks on PORT, and prints those whose signature is right
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

interface Event {
  type:
    | 'provider.approved'
    | 'provider.changed'
    | 'provider.credential_changed'
    | 'provider.removed'
    | 'submission.status_changed'
    | 'watch.matched'
    | 'ping';
  timestamp: string;
  /** The `databaseId` of the provider; none in a ping and in `watch.matched`. */
  data: { id?: number; watchId?: number };
}

const { RUMBO_WEBHOOK_SECRET, PORT = '4300' } = process.env;
if (!RUMBO_WEBHOOK_SECRET) throw new Error('Set RUMBO_WEBHOOK_SECRET to the secret that begins with whsec_');
const webhook = new Webhook(RUMBO_WEBHOOK_SECRET);
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    const { type, data } = webhook.verify(body, request.headers as Record<string, string>) as Event;
    // a delivery that is tried again has the same id: keep the ids of five days, here until the program ends
    const id = String(request.headers['webhook-id']);
    if (!seen.has(id)) console.log(`${type}\t${data.id ?? ''}`);
    seen.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
});

server.listen(Number(PORT), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`listening on http://localhost:${port}`);
});
