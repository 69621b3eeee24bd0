import type { Place } from '#server/places/atlas/place.ts';
import { DISTANCES } from './facets/facets.ts';
import { NEAR, REACHES, TIER_SIZES } from './statements/weights.ts';

/**
 * The reach of a search. Around a place: a near distance in km, a larger distance when there are no near providers, or
 * the distance of the filter. Without a place: up to a tier of quality, from the best providers to all of them.
 */
export type Reach = { near: number } | { beyond: number } | { asked: number } | { tier: number };

export const LAST_TIER = TIER_SIZES.length;
const EVERYWHERE = Number.POSITIVE_INFINITY;

const beyond = [...REACHES.beyond, EVERYWHERE].map((km) => ({ beyond: km }));
/** The reaches around a region or country, which is itself the only near reach. */
const AROUND_AREA: readonly Reach[] = [{ near: NEAR.servingKm }, ...beyond];
const AROUND_CITY: readonly Reach[] = [
  ...REACHES.near.map((km) => ({ near: km })),
  ...beyond,
  ...REACHES.asked.map((km) => ({ asked: km })),
];
const TIERS: readonly { tier: number }[] = Array.from({ length: LAST_TIER + 1 }, (_, tier) => ({ tier }));

/** All reaches of a search, in the order in which they are tried. Cursors number these reaches from 1. */
export function reachesOf(place: Pick<Place, 'kind'> | null | undefined): readonly Reach[] {
  if (!place) return TIERS;
  return place.kind === 'city' ? AROUND_CITY : AROUND_AREA;
}

export const MOST_REACHES = Math.max(AROUND_CITY.length, TIERS.length);

/** The radius in km; infinite for everywhere. */
export function kilometresOf(reach: Reach): number {
  if ('near' in reach) return reach.near;
  if ('beyond' in reach) return reach.beyond;
  return 'asked' in reach ? reach.asked : EVERYWHERE;
}

/** The reach for a distance around a city; null for any distance. */
export const reachWithin = (km: number | null): Reach =>
  AROUND_CITY.find((reach) => 'asked' in reach && reach.asked === (km ?? EVERYWHERE))!;

export const upToTier = (tier: number): Reach => TIERS[tier]!;

/** Whether there are no near providers, so that the nearest ones are shown. */
export const isBeyond = (reach: Reach | null | undefined): boolean => Boolean(reach && 'beyond' in reach);

/**
 * The search radius in km around a city: the results are within this radius, or beyond it when there are none; null for
 * other places, and without a limit.
 */
export function withinKm(reach: Reach | null | undefined, place: Place | null): number | null {
  if (!reach || place?.kind !== 'city') return null;
  if ('asked' in reach) return DISTANCES.includes(reach.asked) ? reach.asked : null;
  return 'near' in reach ? reach.near : Math.max(...REACHES.near);
}
