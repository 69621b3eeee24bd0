import type { Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import { readText } from '../keywords/understandKeywords.ts';
import { readKeywords, type SearchReader } from '../readKeywords.ts';

export interface SuggestedLane {
  from: Place;
  to: Place;
}

/** The pattern of a part of a description that may contain a route: a word or a sign between two others. */
const ROUTE = /\S\s*(?:[-–—→>]|\s(?:a|al|hasta|to|para|pra|até|ao|à)\s)\s*\S/iu;
const MOST_PARTS = 12;
const MOST_LETTERS = 120;
const MOST_LANES = 6;

/** The routes in a description, such as "Mendoza–Santiago", for the user to confirm. */
export async function suggestLanes(pool: Queryable, reader: SearchReader, text: string): Promise<SuggestedLane[]> {
  const parts = text
    .split(/[.,;:!?()\n•·]+/u)
    .map((part) => part.trim())
    .filter((part) => part.length <= MOST_LETTERS && ROUTE.test(part))
    .slice(0, MOST_PARTS);
  const lanes = new Map<string, SuggestedLane>();
  for (const part of parts) {
    const known = await readText(pool, part);
    const { reading, second } = known ? await readKeywords(pool, reader, known) : {};
    if (!reading || !second || reading.place.id === second.id) continue;
    lanes.set(`${reading.place.id} ${second.id}`, { from: reading.place, to: second });
  }
  return [...lanes.values()].slice(0, MOST_LANES);
}
