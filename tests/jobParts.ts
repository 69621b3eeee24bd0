import type { Parts } from '#server/app/parts.ts';

/** The parts of the worker process, derived from those of the serving process. */
export function jobParts<Some extends Pick<Parts, 'gazetteer'>>(parts: Some) {
  return { ...parts, loadPlaces: async () => parts.gazetteer };
}
