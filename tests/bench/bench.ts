// npm run bench                    search at 10,000 and 100,000 generated providers
// npm run bench -- 100000          at these sizes only
// Every figure stands beside a floor measured in the same run: compare ratios, not milliseconds of another day.
import { loadGazetteer } from '../../server/addresses/gazetteer.ts';
import { openDb } from '../../server/db.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { prepareDatabase } from './database.ts';
import { benchHttp } from './http.ts';
import { createQueries } from './queries.ts';
import { benchSearch } from './search.ts';

const sizes = (process.argv[2] ?? '10000,100000').split(',').map(Number);
const postgres = await startEmbeddedPostgres('node_modules/.cache/bench', { volatile: true });
try {
  for (const size of sizes) {
    const url = await prepareDatabase(postgres, size);
    const db = openDb(url);
    const gazetteer = await loadGazetteer(db.pool);
    const queries = await createQueries(db.pool);
    console.log(`\n# ${size.toLocaleString('en')} providers, ${queries.length} queries`);
    await benchSearch(db.pool, gazetteer, queries);
    await db.close();
    await benchHttp(url, queries);
  }
} finally {
  await postgres.stop();
}
