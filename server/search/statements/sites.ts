// Conditions on the locations of a document's sites, and their distances from a place, as fragments of SQL.

import { NEAR, REACHES } from './weights.ts';

/** The properties of a search on which its statement depends. */
export interface Shape {
  /** The number of conditions from the words. */
  words: number;
  /** Whether providers with exactly the searched name match, too, wherever they are. */
  isNamed: boolean;
  /** Whether providers with all of several needs come first. */
  hasNeeds: boolean;
  /** The number of sets of services; a service of each set must be offered at a matching site. */
  narrowed: number;
  /** Whether the search is around two places. */
  hasSecond: boolean;
  /** Whether there are no near providers. */
  isBeyond: boolean;
}

/** The shape of a search for all documents. */
export const PLAIN: Shape = {
  words: 0,
  isNamed: false,
  hasNeeds: false,
  narrowed: 0,
  hasSecond: false,
  isBeyond: false,
};

/** The rank of the match of a site `s`. At rank 0, the name or description of the provider has the words. */
const RANK = `case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end`;

/**
 * The sites of a document, as rows `s`. Selected in a subquery, because a function scan stores its rows first, which
 * took twice as long.
 */
const sitesOf = (document: string) => `(select unnest(${document}.sites) as site offset 0) s`;

/** Whether the condition is true for a site, among the sites that match the words best. */
const anySite = (condition: string, document: string, hasWords: boolean) =>
  hasWords
    ? `(select max(2 * ${RANK} + (${condition})::int) % 2 = 1 from ${sitesOf(document)})`
    : `exists (select from ${sitesOf(document)} where ${condition})`;

/** The prefixes of the parameters of each place. */
const endsOf = ({ hasSecond }: Shape) => (hasSecond ? ['', 'second_'] : ['']);
const nearest = (values: string[]) => (values.length === 1 ? values[0]! : `least(${values.join(', ')})`);

const straight = (at: string, end: string) =>
  `111.2 * sqrt((${at}.latitude - $${end}latitude) ^ 2 + ((${at}.longitude - $${end}longitude) * cos(radians($${end}latitude))) ^ 2)`;

/**
 * The distance in kilometers from a place to a site `s`. The center of a region or country is not a place: it is beyond
 * all near sites.
 */
const fromSite = (end: string) => `case
        when $${end}id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($${end}served_by) then ${NEAR.servingKm}::float8
        when (s.site).served is null then ${straight('(s.site)', end)}
        else greatest(${straight('(s.site)', end)}, ${Math.max(...REACHES.near) + 1}) end`;

const setsOf = ({ narrowed }: Shape) => Array.from({ length: narrowed }, (_, nth) => `$narrowed_${nth + 1}`);

/** The minimum of a value over all sites, or over the sites that match the words best. */
function leastOfSites(value: string, document: string, shape: Shape, hasWords: boolean): string {
  if (!hasWords) return `(select min(${value}) from ${sitesOf(document)})`;
  const narrowed = shape.narrowed > 0 ? `((s.site).services && $narrowed_1) is true desc, ` : '';
  return `(select ${value} as value from ${sitesOf(document)}
          order by ${narrowed}${RANK} desc, value limit 1)`;
}

/** The distance in kilometers of a document from the nearer of two places. */
export const kilometres = (document: string, shape: Shape, hasWords: boolean) => `case
        when ${document}.latitude is null then ${leastOfSites(nearest(endsOf(shape).map(fromSite)), document, shape, hasWords)}
        when ${document}.areas && $place then 0
        else ${nearest(endsOf(shape).map((end) => straight(document, end)))} end`;

/**
 * The distance in kilometers of a document `d` that decides whether it is near the place. If a provider with several
 * sites must offer several services, the furthest of their sites counts.
 */
export function furthestKilometres(shape: Shape, hasWords: boolean): string {
  // the order of the sites depends only on the words
  const nearestSite = kilometres('d', { ...shape, narrowed: 0 }, hasWords);
  if (shape.narrowed === 0) return nearestSite;
  const ofSets = setsOf(shape).map(
    (services) => `case when d.latitude is null then (
        select min(${nearest(endsOf(shape).map(fromSite))}) from ${sitesOf('d')} where (s.site).services && ${services}) end`,
  );
  return `greatest(${[nearestSite, ...ofSets].join(', ')})`;
}

const isNear = (shape: Shape, kilometresFrom: (end: string) => string, km: string) =>
  endsOf(shape)
    .map((end) => `${kilometresFrom(end)} <= ${km}`)
    .join(' or ');

/** The condition on a site `s` near the place. */
export const isSiteNear = (shape: Shape, km = '$within_km') => isNear(shape, fromSite, km);

const isWithin = (at: string) => `${at}.latitude between $south and $north and ${at}.longitude between $west and $east`;
/** The condition on a site `s` in the area. */
export const isSiteWithin = () => `(s.site).served is null and ${isWithin('(s.site)')}`;

/** The condition that a provider with several sites offers one service of each set at a matching site. */
const offersThere = (shape: Shape, isSite: string) =>
  setsOf(shape)
    .map(
      (services) => ` and exists (select from ${sitesOf('d')} where (s.site).services && ${services} and (${isSite}))`,
    )
    .join('');

/** The condition on a document `d` around the place, within a distance in kilometers. */
export const isWithinReach = (shape: Shape, hasWords: boolean, km = '$within_km') => `case
        when d.latitude is null then ${anySite(isSiteNear(shape, km), 'd', hasWords)}${hasWords ? offersThere(shape, isSiteNear(shape, km)) : ''}
        else d.areas && $place or ${isNear(shape, (end) => straight('d', end), km)} end`;

/** The condition on a document `d` with a site in the area: found by the cells, verified by the coordinates. */
export const isWithinArea = (shape: Shape, hasWords: boolean) => `d.areas && $cells and case
        when d.latitude is null then ${anySite(isSiteWithin(), 'd', hasWords)}${hasWords ? offersThere(shape, isSiteWithin()) : ''}
        else ${isWithin('d')} end`;
