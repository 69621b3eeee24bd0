/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The means of contact. */
export type ContactType =
  /** By email. */
  | 'EMAIL'
  /** By landline phone. */
  | 'LAND_PHONE'
  /** By a mobile phone. */
  | 'MOBILE_PHONE'
  /** By WhatsApp message. */
  | 'WHATSAPP';

/** A rectangle of the map, in degrees: south below north, west left of east, at most 150 high and 180 wide. */
export type SearchArea = {
  /** Longitude of the right edge, to 180. */
  east: number;
  /** Latitude of the upper edge, to 90. */
  north: number;
  /** Latitude of the lower edge, from -90. */
  south: number;
  /** Longitude of the left edge, from -180. */
  west: number;
};

/** Filters of results: all of them must match. One that is null, false or an empty list has no effect: false does not find those without. */
export type SearchFilters = {
  /** Ids of service categories; a service of one must be offered near the place. At most 20 values, which are alternatives. */
  categories?: Array<string | number> | null | undefined;
  /** Only providers of the collection with this slug: see `collection`. */
  collection?: string | null | undefined;
  /** Countries with a place of the provider. At most 20 values, which are alternatives. */
  countries?: Array<string> | null | undefined;
  /** Only providers that drive the route or come back that way. It has no effect without a route. */
  drivesRoute?: boolean | null | undefined;
  /** Only providers with a credential found at a public register: see `Provider.credentials`. */
  hasCredential?: boolean | null | undefined;
  /** Only providers with an approved picture. */
  hasImage?: boolean | null | undefined;
  /** Only providers with a WhatsApp number. */
  hasWhatsApp?: boolean | null | undefined;
  /** Only providers who confirmed their listing this year (UTC). */
  isConfirmedThisYear?: boolean | null | undefined;
  /** Ids of regions with a place of the provider. At most 20 values, which are alternatives. */
  regions?: Array<string | number> | null | undefined;
  /** Roles that the provider declares; one must match. */
  roles?: Array<TransportRole> | null | undefined;
  /** Ids of services; one must be offered near the place. At most 20 values, which are alternatives. */
  services?: Array<string | number> | null | undefined;
  /** How far around a city. It has no effect around other places. */
  within?: SearchReach | null | undefined;
};

/** How far around a city a search goes. */
export type SearchReach =
  /** In the country of the city, at any distance. */
  | 'COUNTRY'
  /** Within 25 km in a straight line. */
  | 'KM_25'
  /** Within 100 km in a straight line. */
  | 'KM_100'
  /** Within 300 km in a straight line. */
  | 'KM_300';

/** Where to search: one of these. */
export type SearchWhere =
  | {
      /** The visible part of the map. */ area: SearchArea;
      placeId?: never;
      text?: never;
    }
  | { area?: never /** The id of a `Place`. */; placeId: string | number; text?: never }
  | {
      area?: never;
      placeId?: never /** As a person writes it, such as `Bahia Blanca`, `1200 Main St, Houston, TX`, `01310-100` or `Port of Long Beach`. */;
      text: string;
    };

/** The role of a business in a transport, as declared by itself. */
export type TransportRole =
  /** It gives loads to carriers. */
  | 'BROKER'
  /** It clears goods through customs. */
  | 'CUSTOMS'
  /** It organizes the whole transport. */
  | 'FORWARDER'
  /** Another role. */
  | 'OTHER'
  /** It drives its own vehicles. */
  | 'OWN_FLEET'
  /** It stores goods. */
  | 'WAREHOUSE';

export type ProvidersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type ProvidersQuery = {
  list: {
    edges: Array<{
      cursor: string;
      node: {
        databaseId: number;
        businessName: string;
        updatedAt: string;
        contacts: Array<{ contactType: ContactType; contactValue: string }>;
        providerServices: Array<{ service: { name: string }; place: { displayName: string } }>;
      };
    }>;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
};

export type RemovedQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type RemovedQuery = {
  list: {
    edges: Array<{ cursor: string; node: { providerDatabaseId: number } }>;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
};

export type SearchQueryVariables = Exact<{
  where?: SearchWhere | null | undefined;
  keywords?: string | null | undefined;
  filters?: SearchFilters | null | undefined;
}>;

export type SearchQuery = {
  searchProviders: {
    totalCount: number;
    edges: Array<{ distanceKm: number | null; node: { businessName: string; path: string } }>;
  };
};
