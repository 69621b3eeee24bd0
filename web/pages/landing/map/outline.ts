import { loadChunk } from '#web/loadChunk.ts';

/** A line or ring in web map coordinates: x and y of its first point, then relative steps. */
type Line = number[];

/** The output of scripts/map-outline.mjs: land, water and cities of the Americas, and names. The world is 2^16 wide. */
export interface Outline {
  land: Line[];
  lakes: Line[];
  rivers: Line[];
  /** The built-up areas. */
  urban: Line[];
  /** The borders between countries. */
  borders: Line[];
  /** The borders between provinces and states. */
  regions: Line[];
  /** The names of countries: ISO code, x, y; larger countries first. */
  countries: [string, number, number][];
  /** The cities, larger ones first. */
  cities: City[];
}

/** A city: name, x, y. */
export type City = [string, number, number];

/** The zoom from which there is room for the names of towns. */
export const TOWNS_ZOOM = 9;

/** The zoom at which a unit of an outline is a pixel, in tiles of 256. */
export const OUTLINE_ZOOM = 8;

export async function loadOutline(): Promise<Outline> {
  const { default: outline } = await loadChunk(() => import('./americas.json'));
  return outline as unknown as Outline;
}

/** The output of scripts/map-cities.mjs: the towns between the cities. */
export async function loadTowns(): Promise<City[]> {
  const { default: towns } = await loadChunk(() => import('./towns.json'));
  return towns as unknown as City[];
}
