import type { Spot } from './spots.ts';

/** The share of all results in view when the map opens. */
const MOST = 0.8;
/** In degrees: places within this distance are near. */
const NEAR = 0.25;
/** In degrees, about 300 km: results farther from the city are shown only when nothing is nearer. */
const AROUND = 2.7;

/**
 * The places that the map shows first: those nearest to the centre that have four of five results, and the others that
 * are hardly farther out. One result in another country would reduce all the others to a single dot.
 */
export function mostSpots(spots: readonly Spot[], asked: Spot['at'] | null): Spot[] {
  const [latitude, longitude] = asked ?? middle(spots);
  const stretch = Math.cos((latitude * Math.PI) / 180);
  const away = ({ at }: Spot) => Math.hypot(at[0] - latitude, (at[1] - longitude) * stretch);
  const around = asked ? spots.filter((spot) => away(spot) <= AROUND) : [];
  const sorted = (around.length > 0 ? around : [...spots]).sort((a, b) => away(a) - away(b));
  const hits = sorted.reduce((sum, { providers }) => sum + providers.length, 0);
  let seen = 0;
  const last = sorted.find(({ providers }) => {
    seen += providers.length;
    return seen >= hits * MOST;
  });
  if (!last) return [];
  const reach = Math.max(away(last) * 1.5, NEAR);
  return sorted.filter((spot) => away(spot) <= reach);
}

/** The median of the results. */
function middle(spots: readonly Spot[]): Spot['at'] {
  const half = (axis: 0 | 1) => {
    const sorted = spots.flatMap(({ at, providers }) => providers.map(() => at[axis])).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return [half(0), half(1)];
}
