import type { Named } from '#server/services/nameIn.ts';
import type { BusinessRole } from '#shared/lane.ts';

/** The options of the distance filter, in km. */
export const DISTANCES = [25, 100, 300];
/** The maximum number of values of a filter. */
export const MAX_FILTER_VALUES = 20;

/** The filters of results; values of one kind are alternatives. */
export interface SearchFilters {
  /** Ids of services. */
  services?: readonly number[] | null | undefined;
  /** Ids of service categories. */
  categories?: readonly number[] | null | undefined;
  /** The maximum distance in km; only around a city. */
  withinKm?: number | null;
  /** Whether to search in the country of the place, at any distance. */
  isInCountry?: boolean | null;
  /** The ISO 3166 codes of countries. */
  countries?: readonly string[] | null;
  /** The ids of places. */
  regions?: readonly number[] | null | undefined;
  roles?: readonly BusinessRole[] | null | undefined;
  /** Whether providers must drive the route; only between two places. */
  drivesRoute?: boolean | null;
  hasWhatsApp?: boolean | null;
  hasImage?: boolean | null;
  hasCredential?: boolean | null;
  /** The slug of a collection of providers. */
  collection?: string | null;
  isConfirmedThisYear?: boolean | null;
}

/** Whether any facet is requested. */
export const isNarrowed = (filters: SearchFilters | null | undefined): boolean =>
  Object.values(filters ?? {}).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

/** A value with its number of results; `count` is null if the sample is too small. */
export interface FacetCount {
  count: number | null;
  isExact: boolean;
}

export interface Facet<T> extends FacetCount {
  value: T;
  isSelected: boolean;
}

export type NamedRow = { id: number } & Named;

export interface Facets {
  /** The most frequent services, and the selected ones. */
  services: Facet<NamedRow>[];
  categories: Facet<NamedRow>[];
  /** The ids of the most frequent countries, and of the selected ones. */
  countries: Facet<number>[];
  regions: Facet<number>[];
  /** The distances in kilometers; empty when the place is not a city. */
  distances: Facet<number>[];
  /** The country of the place; null without a place that lies in a country. */
  inCountry: Facet<number> | null;
  roles: Facet<BusinessRole>[];
  /** The count of providers that drive the route; null in a search without a route. */
  drivesRoute: Facet<true> | null;
  hasWhatsApp: Facet<true>;
  hasImage: Facet<true>;
  hasCredential: Facet<true>;
  isConfirmedThisYear: Facet<true>;
}
