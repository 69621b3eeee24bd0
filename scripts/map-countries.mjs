// Generates web/pages/landing/explore/countries.svg: the countries of the Americas, each a symbol by its ISO 3166-1 code,
// for the map of the landing page.
//
//   npm install --prefix <folder> world-atlas@2.0.2 topojson-client@3.1.0 topojson-simplify@3.0.3
//   node scripts/map-countries.mjs <folder>
//
// Outlines are Natural Earth's (public domain). A degree of latitude is ten units, one of longitude eight: see
// web/pages/landing/explore/AmericasMap.tsx.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/map-countries.mjs <folder of the packages>');
const packages = createRequire(path.resolve(folder, 'package.json'));
const { feature } = packages('topojson-client');
const { presimplify, simplify } = packages('topojson-simplify');

/** ISO 3166-1: the numeric code of world-atlas and the letters. */
const CODES = {
  '032': 'AR',
  '044': 'BS',
  '068': 'BO',
  '076': 'BR',
  '084': 'BZ',
  124: 'CA',
  152: 'CL',
  170: 'CO',
  188: 'CR',
  192: 'CU',
  214: 'DO',
  218: 'EC',
  222: 'SV',
  238: 'FK',
  320: 'GT',
  328: 'GY',
  332: 'HT',
  340: 'HN',
  388: 'JM',
  484: 'MX',
  558: 'NI',
  591: 'PA',
  600: 'PY',
  604: 'PE',
  630: 'PR',
  740: 'SR',
  780: 'TT',
  840: 'US',
  858: 'UY',
  862: 'VE',
  254: 'GF',
};
const WEST = -169;
const NORTH = 72;
const SOUTH = -56;
const EAST = -34;

const atlas = JSON.parse(readFileSync(packages.resolve('world-atlas/countries-50m.json'), 'utf8'));
const simple = simplify(presimplify(atlas), 0.12);
const point = ([longitude, latitude]) => [
  Math.round((longitude - WEST) * 8),
  Math.round((NORTH - Math.min(latitude, NORTH)) * 10),
];
const isInside = ([longitude, latitude]) => longitude > WEST && longitude < EAST && latitude > SOUTH;
const size = (ring) => {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
};

function drawing({ geometry }) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons.map(([outer]) => outer).filter((ring) => ring.some(isInside) && ring.every(([x]) => x < 0));
  const largest = Math.max(...rings.map(size));
  return rings
    .filter((ring) => size(ring) === largest || size(ring) > 0.6)
    .map((ring) => {
      const points = ring.map(point).filter((at, nth, all) => nth === 0 || `${at}` !== `${all[nth - 1]}`);
      const [first, ...rest] = points;
      let [x, y] = first;
      const steps = rest.map(([toX, toY]) => {
        const step = [toX - x, toY - y];
        [x, y] = [toX, toY];
        return step.join(' ');
      });
      return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}

const shapes = feature(simple, simple.objects.countries).features;
const symbols = Object.entries(CODES).flatMap(([id, code]) => {
  // French Guiana is a part of France in world-atlas
  const shape = shapes.find((item) => item.id === id);
  return shape ? [`<path id="${code}" d="${drawing(shape)}"/>`] : [];
});
const file = fileURLToPath(new URL('../web/pages/landing/explore/countries.svg', import.meta.url));
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg"><title>The Americas</title>${symbols.join('')}</svg>\n`);
