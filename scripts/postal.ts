// The second part of npm run places, which needs the generated database client.
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readPlaces } from '#server/places/gazetteer.ts';
import { loadPostalCodes } from '#server/places/ownCodes.ts';
import { withOwnerDb } from './ownerDb.ts';

try {
  const { values } = parseArgs({ options: { postal: { type: 'string' } } });
  const { postal } = values;
  if (!postal) throw new Error('usage: npm run places -- --postal allCountries.txt (the unpacked file)');
  if (postal.endsWith('.zip')) throw new Error('unpack the file first');
  const file = await open(postal);
  const { loaded, left } = await withOwnerDb(async ({ pool }) => {
    const places = await readPlaces(pool);
    if (places.length === 0) throw new Error('start the server once first: it loads the places');
    return loadPostalCodes(pool, file.readLines(), places);
  });
  console.log(`${loaded} postal codes were loaded; ${left} lines have no place in the Americas near them.`);
  console.log('Data: GeoNames, CC BY 4.0. The server reads them at its next start.');
} catch (error) {
  console.error(`No postal codes were loaded: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
