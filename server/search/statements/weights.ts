// The numbers of search, each of them once: its statements are made of them, and functions of server/search/sql, which
// follow at the next start. Add a judged search to tests/relevance before changing one.

import { DISTANCES } from '../facets/facets.ts';

/** The weights of words by their part of the document, for `ts_rank`. */
export const TERM_WEIGHTS = { description: 0.05, place: 0.2, name: 1 };

/** The bonus of a provider that offers a service that was named, and of one that has all of several needs. */
export const SERVICE_BONUS = 1.2;
export const ALL_NEEDS_BONUS = 0.6;

/** The quality of an entry, from 0 to 1: how complete and how recent it is. Weights times shares; the weights add up to 1. */
export const QUALITY = {
  description: { weight: 0.25, fullAt: 300 },
  contacts: { weight: 0.2, fullAt: 3 },
  services: { weight: 0.1, fullAt: 3 },
  website: 0.1,
  taxNumber: 0.1,
  image: 0.1,
  /** From the first day of 2020 on. */
  updated: { weight: 0.15, fullAtDays: 5475 },
};

/** The bonus of a provider whose name matches: `each`, plus `first` for the best name, half of `first` for the second. */
export const NAME_BONUS = { each: 1, first: 1 };

/** The score around a place falls with the distance, to a half at `halfAtKm`. */
export const NEAR = {
  /** The weight of having the words, in addition to how well they match. */
  match: 0.3,
  quality: 0.1,
  /** For searches without words. */
  qualityWithoutWords: 0.2,
  halfAtKm: 40,
  /** The bonus of a name falls faster: a distant name match is first only when there are no near matches. */
  nameHalfAtKm: 50,
  /** The distance that counts, for the order, of a provider that serves an area around the place. */
  servingKm: 15,
};

/** A place without providers around it yields to one that has some, up to this much less evidence for it. */
export const SERVED = 0.3;

/** The search radii in kilometres: each is used only if the previous ones have too few results. */
export const REACHES = {
  /** Around a city, until there is a page of results. A region or country is itself the only one. */
  near: [40, 150],
  /** When there are no near providers, until there are some; then everywhere. */
  beyond: [300, 600, 1_200, 2_400],
  /** Radii selectable in the distance filter. */
  asked: [...DISTANCES, Number.POSITIVE_INFINITY],
};

/** The score without a place: relevance, the bonus of a name, and quality. */
export const ANYWHERE = { quality: 0.3 };

/** A search from one place to another. */
export const LANES = {
  /** A lane ends at a city when its own end is within this distance. */
  aroundKm: 60,
  /** The most lanes of one width to read, by the quality of their providers. */
  read: 2_000,
  /** The most lanes to show first: in the direction, of the way back, and providers at both ends. */
  direct: 100,
  back: 50,
  both: 50,
};

/** The number of the best documents up to each tier; one more tier has the rest. */
export const TIER_SIZES = [300, 1_000, 4_000, 15_000, 60_000, 250_000];

/** Sampling rates, as one document in this number; each sample contains the smaller ones. Each has an index. */
export const SAMPLES = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** The remainder of the ids of providers in a sample, divided by its rate. */
export const SAMPLE_REMAINDER = 7;

/** The number of documents to score together. More of them near a place, as the best ones are not the nearest. */
export const BLOCK_SIZES = { near: 200, anywhere: 120 };

/** Up to this number, all matching documents are read, and so counted. */
export const EXACT_LIMIT = 2_000;

/**
 * The maximum number of documents that may wait to be indexed; a change of more than a tenth as many providers does not
 * wait.
 */
export const PENDING_LIMIT = 100;
