import type { Parts } from '#server/app/parts.ts';

/** The parts of the process that does the jobs, of those of the one that serves requests. */
export function jobParts<Some extends Pick<Parts, 'gazetteer'>>(parts: Some) {
  return { ...parts, loadPlaces: async () => parts.gazetteer };
}
