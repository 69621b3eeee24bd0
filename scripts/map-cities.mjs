// Cities of the map of results, from prisma/reference/places.tsv.br (GeoNames, CC BY 4.0). Run as a script, it writes
// web/pages/landing/map/towns.json, the smaller towns, which the map loads when it is zoomed in far enough: node
// scripts/map-cities.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const WORLD = 2 ** 16;
const MOST_CITIES = 1_600;
const MOST_TOWNS = 8_000;

/** Projects to web map coordinates, in which the world is 2^16 wide: one unit is a pixel at zoom 8. */
export function project([longitude, latitude]) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [WORLD * (longitude / 360 + 0.5), WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

/** Cities with at least this population, largest first. */
function places(leastPopulation) {
  return brotliDecompressSync(readFileSync(path.join(root, 'prisma/reference/places.tsv.br')))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, kind, , , , , , , , population]) => kind === 'city' && Number(population) >= leastPopulation)
    .map(([, , name, , , , , latitude, longitude, population]) => {
      const [x, y] = project([Number(longitude), Number(latitude)]).map(Math.round);
      return { name, x, y, population: Number(population) };
    })
    .sort((a, b) => b.population - a.population);
}

/** Adds the places that have room next to the chosen ones: as many names as fit on the map. */
function spaced(all, chosen, roomOf) {
  for (const place of all) {
    const { width, height } = roomOf(place);
    if (chosen.every(({ x, y }) => Math.abs(x - place.x) > width || Math.abs(y - place.y) > height)) chosen.push(place);
  }
  return chosen;
}

const chosenCities = () =>
  spaced(places(8_000), [], ({ population }) => {
    const width = population > 400_000 ? 20 : 75;
    return { width, height: width * 0.6 };
  }).slice(0, MOST_CITIES);

const toEntry = ({ name, x, y }) => [name, x, y];

/** The largest city of each area: name, x, y. */
export const cities = () => chosenCities().map(toEntry);

/** Towns between the cities, limited by the room for labels. */
function towns() {
  const larger = chosenCities();
  const all = spaced(places(1_000), [...larger], () => ({ width: 16, height: 5 }));
  return all.slice(larger.length, larger.length + MOST_TOWNS).map(toEntry);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const json = JSON.stringify(towns());
  writeFileSync(path.join(root, 'web/pages/landing/map/towns.json'), `${json}\n`);
  console.log(`${json.length} bytes, ${brotliCompressSync(json).length} compressed`);
}
