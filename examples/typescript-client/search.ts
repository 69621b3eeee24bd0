// node search.ts <place> [keywords]   carriers within 100 km of a city
import { Rumbo } from './rumbo.ts';

const { RUMBO_URL = 'http://localhost:4000', RUMBO_TOKEN } = process.env;
const [place, keywords = null] = process.argv.slice(2);
if (!RUMBO_TOKEN || !place)
  throw new Error('Set RUMBO_TOKEN to an access token with the scope search:read, and name a place');

const { searchProviders } = await new Rumbo(RUMBO_URL, RUMBO_TOKEN).ask('Search', {
  where: { text: place },
  keywords,
  filters: { within: 'KM_100' },
});
console.log(`${searchProviders.totalCount} found`);
for (const { distanceKm, node } of searchProviders.edges)
  console.log(`${distanceKm ?? '?'} km\t${node.businessName}\t${RUMBO_URL}${node.path}`);
