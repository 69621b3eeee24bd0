/** The kinds of business whose ways of working differ; `any` fits every kind. */
export type Trade = 'any' | 'road' | 'desk' | 'site' | 'people';

/** The parts of descriptions in one language. All texts are templates: see template.ts. */
export interface Phrases {
  /** The kind of business, by subcategory. Feminine in Spanish and Portuguese, without an article. */
  firms: readonly { subcategories: readonly number[]; names: readonly string[] }[];
  openings: readonly string[];
  /** For another place with services: the place and its services. */
  elsewhere: readonly string[];
  /** For another place with the same services as at home. */
  sameElsewhere: readonly string[];
  destinations: readonly string[];
  corridors: readonly string[];
  certificates: readonly string[];
  general: Readonly<Record<Trade, readonly string[]>>;
}
