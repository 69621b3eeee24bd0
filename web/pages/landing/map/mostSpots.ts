import type { Spot } from './spots.ts';

/** The minimum share of all results in view when the map opens. */
const MOST = 0.8;
/** The minimum reach of the map around the center, in degrees. */
const NEAR = 0.25;
/** The distance, in degrees (about 300 km), beyond which results are shown only when none is nearer to the city. */
const AROUND = 2.7;

/**
 * The places that the map shows first: the nearest to the center with four of five results, and others only a little
 * farther away. Otherwise a single result in another country would reduce all others to a dot.
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

/** The median position of the results. */
function middle(spots: readonly Spot[]): Spot['at'] {
  const half = (axis: 0 | 1) => {
    const sorted = spots.flatMap(({ at, providers }) => providers.map(() => at[axis])).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return [half(0), half(1)];
}
