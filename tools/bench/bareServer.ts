// The baseline for REST and GraphQL: node:http with the same SQL and JSON, without any framework.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadGazetteer } from '../../server/places/gazetteer.ts';
import { openDb } from '../../server/platform/db.ts';
import { searchProviders } from '../../server/search/searchProviders.ts';
import { type RawList, rawPage } from './rawPage.ts';

const db = openDb(process.argv[2]!);
const gazetteer = await loadGazetteer(db.pool);

const server = createServer(async (request, response) => {
  try {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (pathname === '/page') {
      const [list, first, at, id] = ['list', 'first', 'at', 'id'].map((name) => searchParams.get(name)!);
      response.setHeader('content-type', 'application/json');
      response.end(await rawPage(db.pool, list as RawList, Number(first), { at: at!, id: Number(id) }));
      return;
    }
    const results = await searchProviders(
      { pool: db.pool, gazetteer, language: 'en', reader: { country: null, spoken: null } },
      { place: searchParams.get('f'), keywords: searchParams.get('q') },
    );
    const { count } = await results.count();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ count, rows: results.rows }));
  } catch (error) {
    response.statusCode = 400;
    response.end(JSON.stringify({ message: (error as Error).message }));
  }
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
