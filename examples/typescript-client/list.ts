// node list.ts [cursors]   every approved provider, then every removed one, a line each; then the cursors to begin after
// next time
import { Rumbo } from './rumbo.ts';

const { RUMBO_URL = 'http://localhost:4000', RUMBO_TOKEN } = process.env;
if (!RUMBO_TOKEN) throw new Error('Set RUMBO_TOKEN to an access token with the scope providers:read');

const rumbo = new Rumbo(RUMBO_URL, RUMBO_TOKEN);
let [last = null, lastRemoved = null]: (string | null | undefined)[] = process.argv.slice(2);
for await (const { cursor, node } of rumbo.list('Providers', last)) {
  const services = new Set(node.providerServices.map(({ service }) => service.name));
  console.log(`${node.databaseId}\t${node.businessName}\t${[...services].join(', ')}`);
  last = cursor;
}
for await (const { cursor, node } of rumbo.list('Removed', lastRemoved)) {
  console.log(`${node.providerDatabaseId}\tremoved`);
  lastRemoved = cursor;
}
console.log(`cursors: ${[last, lastRemoved].join(' ').trimEnd()}`);
