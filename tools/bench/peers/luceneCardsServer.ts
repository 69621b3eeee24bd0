// What Lucene needs before it to be what the product is: node:http that completes its ids to our cards. The arguments are
// the URL of the database and that of Lucene.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { OWNER_CONNECTS_WITHIN_MS, openDb } from '../../../server/platform/db.ts';
import { loadCards } from '../../../server/search/loadCards.ts';
import { findIds } from './lucene.ts';

const [databaseUrl = '', luceneUrl = ''] = process.argv.slice(2);
// a busy machine takes long to connect
const db = openDb(databaseUrl, undefined, { connectWithinMs: OWNER_CONNECTS_WITHIN_MS });
const agent = new http.Agent({ keepAlive: true });

const server = http.createServer(async (request, response) => {
  try {
    const cards = await loadCards(db.pool, await findIds(agent, luceneUrl, request.url!));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(cards));
  } catch (error) {
    response.statusCode = 500;
    response.end((error as Error).message);
  }
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
