import { loadChunk } from '#web/loadChunk.ts';

/** A line or ring in web map coordinates: x and y of its first point, then relative steps. */
type Line = number[];

/** The output of scripts/map-outline.mjs: land, water and cities of the Americas, and names. The world is 2^16 wide. */
export interface Outline {
  land: Line[];
  lakes: Line[];
  rivers: Line[];
  /** Built-up areas. */
  urban: Line[];
  /** Between countries. */
  borders: Line[];
  /** Between provinces and states. */
  regions: Line[];
  /** Code, x, y; larger countries first. */
  countries: [string, number, number][];
  /** Larger ones first. */
  cities: City[];
}

/** Name, x, y. */
export type City = [string, number, number];

/** From this zoom on there is room for the names of towns. */
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
