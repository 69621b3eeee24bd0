// The grid of the map. The area codes of a document are cells, above 2^24, and ids of places: minus the id of each
// city, region and country that contains it, and the id itself of each region or country that it serves. See
// sql/map.sql.

import type { Area } from '#shared/area.ts';

/** The size of a cell in degrees, for each level from 1. */
const SIZES = [0.25, 1, 4];
/** The maximum number of cells that cover an area, unless they are of the coarsest level. */
const MOST_CELLS = 100;
const KM_PER_DEGREE = 111.2;
/** The northern and southern limits of cells, which exclude the poles. Cells do not cross the date line. */
const POLE = 89.9;
const DATE_LINE = 179.9;
/** The minimum horizontal stretch used for a circle near a pole. */
const LEAST_STRETCH = 0.2;

interface Cell {
  level: number;
  x: number;
  y: number;
}

const codeOf = ({ level, x, y }: Cell) => (level << 24) | (y << 12) | x;

/** The cells that cover an area, of the finest level with few enough cells. */
function cellsOf({ south, west, north, east }: Area): Cell[] {
  for (const [at, size] of SIZES.entries()) {
    const [bottom, top] = [south, north].map((latitude) => Math.floor((latitude + 90) / size)) as [number, number];
    const [first, last] = [west, east].map((longitude) => Math.floor((longitude + 180) / size)) as [number, number];
    const [rows, columns] = [top - bottom + 1, last - first + 1];
    if (rows * columns > MOST_CELLS && size !== SIZES.at(-1)) continue;
    return Array.from({ length: rows * columns }, (_, nth) => ({
      level: at + 1,
      x: first + (nth % columns),
      y: bottom + Math.floor(nth / columns),
    }));
  }
  return [];
}

export const cellsWithin = (area: Area): number[] => cellsOf(area).map(codeOf);

/** The cells that a circle touches. */
export function cellsAround({ latitude, longitude }: { latitude: number; longitude: number }, km: number): number[] {
  const degrees = km / KM_PER_DEGREE;
  const stretch = Math.cos((latitude * Math.PI) / 180);
  const width = degrees / Math.max(stretch, LEAST_STRETCH);
  const area = {
    south: Math.max(latitude - degrees, -POLE),
    west: Math.max(longitude - width, -DATE_LINE),
    north: Math.min(latitude + degrees, POLE),
    east: Math.min(longitude + width, DATE_LINE),
  };
  const touched = cellsOf(area).filter(({ level, x, y }) => {
    const size = SIZES[level - 1]!;
    // the distance in degrees from the point to the nearest edge
    const north = Math.abs((y + 0.5) * size - 90 - latitude) - size / 2;
    const east = (Math.abs((x + 0.5) * size - 180 - longitude) - size / 2) * stretch;
    return Math.max(north, 0) ** 2 + Math.max(east, 0) ** 2 <= degrees ** 2;
  });
  return touched.map(codeOf);
}
