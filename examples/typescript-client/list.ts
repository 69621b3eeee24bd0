// node list.ts [cursor]   every approved provider, a line each; then the cursor to begin after next time
import { Rumbo } from './rumbo.ts';

const { RUMBO_URL = 'http://localhost:4000', RUMBO_TOKEN } = process.env;
if (!RUMBO_TOKEN) throw new Error('Set RUMBO_TOKEN to an access token with the scope providers:read');

let last = process.argv[2] ?? null;
for await (const { cursor, node } of new Rumbo(RUMBO_URL, RUMBO_TOKEN).providers(last)) {
  const services = new Set(node.providerServices.map(({ service }) => service.name));
  console.log(`${node.databaseId}\t${node.businessName}\t${[...services].join(', ')}`);
  last = cursor;
}
console.log(`cursor: ${last ?? ''}`);
