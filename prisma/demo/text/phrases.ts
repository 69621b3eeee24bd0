/** The kinds of business whose ways of working differ; `any` is said by all. */
export type Trade = 'any' | 'road' | 'desk' | 'site' | 'people';

/** The parts of descriptions in one language. All texts are templates: see template.ts. */
export interface Phrases {
  /** The kind of business, by subcategory. Feminine in Spanish and Portuguese, without an article. */
  firms: readonly { subcategories: readonly number[]; names: readonly string[] }[];
  openings: readonly string[];
  /** Another place with services, and the services there. */
  elsewhere: readonly string[];
  /** The same, where it is the same as at home. */
  sameElsewhere: readonly string[];
  destinations: readonly string[];
  corridors: readonly string[];
  certificates: readonly string[];
  general: Readonly<Record<Trade, readonly string[]>>;
}
