// The constants of search, each defined once: they are used in its statements, and in functions of server/search/sql,
// which are updated at the next start. Add a judged search to tests/relevance before changing a constant.

import { DISTANCES } from '../facets/facets.ts';

/** The weights of words by their part of the document, for `ts_rank`. */
export const TERM_WEIGHTS = { description: 0.05, place: 0.2, name: 1 };

/** The bonus of a provider that offers a named service, and the bonus of a provider that has all of several needs. */
export const SERVICE_BONUS = 1.2;
export const ALL_NEEDS_BONUS = 0.6;

/**
 * The quality of an entry, from 0 to 1: how complete it is, and how recently confirmed. It is the sum of weights times
 * shares; the weights add up to 1.
 */
export const QUALITY = {
  description: { weight: 0.25, fullAt: 300 },
  contacts: { weight: 0.2, fullAt: 3 },
  services: { weight: 0.1, fullAt: 3 },
  website: 0.1,
  taxNumber: 0.1,
  image: 0.1,
  /** The share grows from the first day of 2020. */
  confirmed: { weight: 0.15, fullAtDays: 5475 },
};

/**
 * The bonus of a provider whose name matches: `each`, plus `first` for the best name, and half of `first` for the
 * second.
 */
export const NAME_BONUS = { each: 1, first: 1 };

/** The score around a place decreases with the distance, to a half at `halfAtKm`. */
export const NEAR = {
  /** The weight of having the words, in addition to the relevance of the match. */
  match: 0.3,
  quality: 0.1,
  /** The weight of quality in searches without words. */
  qualityWithoutWords: 0.2,
  halfAtKm: 40,
  /** The bonus of a name decreases faster: a distant name match is first only when there are no near matches. */
  nameHalfAtKm: 50,
  /** The distance used in the order for a provider that serves an area around the place. */
  servingKm: 15,
};

/** The difference in evidence up to which a place without nearby providers yields to one with providers. */
export const SERVED = 0.3;

/** The search radii in kilometers: each is used only if the previous ones have too few results. */
export const REACHES = {
  /** The radii around a city, until there is a page of results. A region or country is itself the only near reach. */
  near: [40, 150],
  /** The radii when there are no near providers, until there are some; after them, everywhere. */
  beyond: [300, 600, 1_200, 2_400],
  /** The radii selectable in the distance filter. */
  asked: [...DISTANCES, Number.POSITIVE_INFINITY],
};

/** The score without a place: relevance, the bonus of a name, and quality. */
export const ANYWHERE = { quality: 0.3 };

/** The limits of a search from one place to another. */
export const LANES = {
  /** The distance within which the end of a lane counts as being at a city. */
  aroundKm: 60,
  /** The maximum number of lanes between two places to read, by the quality of their providers. */
  read: 1_000,
  /**
   * The maximum number of providers to show first: by lanes in the direction, by lanes of the return trip, and at both
   * ends.
   */
  direct: 100,
  back: 50,
  both: 50,
  /** The last tier to search for providers at both ends, if there are very many of them. */
  tier: 4,
};

/** The number of best documents up to each tier; the last tier contains the rest. */
export const TIER_SIZES = [300, 1_000, 4_000, 15_000, 60_000, 250_000];

/**
 * The sampling rates: a sample contains one document in this number. Each sample contains the smaller ones, and has an
 * index.
 */
export const SAMPLES = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** The remainder of the ids of providers in a sample, divided by its rate. */
export const SAMPLE_REMAINDER = 7;

/**
 * The number of documents to score together. It is larger near a place, where the best documents are not the nearest.
 */
export const BLOCK_SIZES = { near: 200, anywhere: 120 };

/** SQL for the state, which changes with each rebuild and with each change of services. */
export const STATE = `select concat(c.number, ' ', s.rebuilt_at) from search.size s cross join search.service_changes c`;

/** The number of matching documents up to which all of them are read, and thus counted. */
export const EXACT_LIMIT = 2_000;

/**
 * The maximum number of documents pending for the index. A change of more than a tenth as many providers is indexed
 * immediately.
 */
export const PENDING_LIMIT = 100;
