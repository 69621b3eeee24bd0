import { isParticle } from '#server/places/reading/vocabulary.ts';
import { fold } from '#shared/fold.ts';
import { knownTarget, likelyTargets } from './knownHeaders.ts';
import type { Target } from './targets.ts';

type Targets = (string | null)[];

const AROUND = ['region', 'country', 'postalCode'] as const satisfies Target[];

const kindOf = (header: string): Target | null => knownTarget(header)?.target ?? likelyTargets(header)[0] ?? null;

/**
 * The word of a header for the kind of place, and the words for its owner: "PROVINCIA" and "EST" of
 * "DESCRIPCION_PROVINCIA_EST".
 */
function partsOf(header: string) {
  const words = fold(header)
    .split(' ')
    .filter((word) => !isParticle(word));
  const noun = words.find((word) => likelyTargets(word).length > 0) ?? '';
  return { noun, whose: words.filter((word) => word !== noun) };
}

/** The position of the most likely column of towns; -1 without one. */
function mainCity(header: string[], targets: Targets): number {
  const rank = (at: number) => knownTarget(header[at]!)?.rank ?? Number.POSITIVE_INFINITY;
  const cities = targets.flatMap((target, at) => (target === 'city' ? [at] : []));
  return cities.reduce((best, at) => (best < 0 || rank(at) < rank(best) ? at : best), -1);
}

/**
 * Chooses the columns that belong to the town. Of several candidates, such as for the region, chooses the one whose
 * header has the most words in common with that of the town, or the nearest one if the headers differ only in position.
 * Returns the columns of other places.
 */
export function chooseBesideCity(header: string[], targets: Targets, isFit: (target: Target, at: number) => boolean) {
  const city = mainCity(header, targets);
  const others = new Set<number>();
  if (city < 0) return others;
  const belongs = (at: number, place = city) => {
    const { whose } = partsOf(header[place]!);
    return partsOf(header[at]!).whose.reduce((sum, word) => sum + (whose.includes(word) ? 1 : -1), 0);
  };
  const distance = (at: number) => Math.abs(at - city);
  for (const target of AROUND) {
    const current = targets.indexOf(target);
    if (current < 0) continue;
    const isNearer = (at: number, than: number) =>
      belongs(at) > belongs(than) ||
      (belongs(at) === belongs(than) &&
        partsOf(header[at]!).noun === partsOf(header[than]!).noun &&
        distance(at) < distance(than));
    const candidates = header.flatMap((name, at) =>
      at !== current && targets[at] === null && kindOf(name) === target && isFit(target, at) ? [at] : [],
    );
    const chosen = candidates.reduce((best, at) => (isNearer(at, best) ? at : best), current);
    targets[current] = null;
    targets[chosen] = target;
    for (const at of [current, ...candidates]) if (isNearer(chosen, at)) others.add(at);
  }
  // ignores the town of another address if it comes before the main town
  targets.forEach((target, at) => {
    if (target === 'city' && at < city && [...others].some((other) => belongs(other, at) > belongs(other)))
      targets[at] = null;
  });
  return others;
}
