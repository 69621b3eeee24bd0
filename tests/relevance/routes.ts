import { readFileSync } from 'node:fs';
import type { Place } from '#server/places/atlas/place.ts';
import { kilometres } from './kilometres.ts';

/** A route as typed in the two fields, and in one sentence. */
export interface Route {
  language: string;
  from: string;
  to: string;
  sentence: string;
}

/** The routes of judged sets; each is followed by the one in the other direction. */
export function readRoutes(...names: string[]): Route[] {
  return names.flatMap((name) => {
    const [, ...lines] = readFileSync(new URL(`judged/${name}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    return lines.map((line): Route => {
      const [language, from, to, sentence] = line.split('\t') as [string, string, string, string];
      return { language, from, to, sentence };
    });
  });
}

/** The maximum distance of a port from its city. */
const SAME_KM = 30;

/** Whether two places are the same end of a route: the port of a city is its city. */
export const isSame = (a: Place, b: Place): boolean =>
  a.id === b.id ||
  (a.kind === 'city' && b.kind === 'city' && kilometres(a.latitude, a.longitude, b.latitude, b.longitude) <= SAME_KM);
