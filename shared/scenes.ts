/** The drawings of `web/ui/scenes.svg`. */
export type SceneName =
  | 'barge'
  | 'car'
  | 'carrier'
  | 'coach'
  | 'coldStore'
  | 'container'
  | 'courier'
  | 'crane'
  | 'customs'
  | 'forklift'
  | 'forwarding'
  | 'grain'
  | 'hazard'
  | 'heavy'
  | 'lastMile'
  | 'livestock'
  | 'moving'
  | 'plane'
  | 'port'
  | 'rail'
  | 'reefer'
  | 'security'
  | 'shelves'
  | 'ship'
  | 'tank'
  | 'tow'
  | 'truck'
  | 'van'
  | 'warehouse'
  | 'workshop';

/** By the database id of a subcategory of the catalogue, from 1. */
const ofSubcategories: readonly SceneName[] = [
  // road freight
  'truck',
  'truck',
  'van',
  'truck',
  'container',
  // cold chain
  'reefer',
  'reefer',
  // bulk, liquids and dangerous goods
  'grain',
  'tank',
  'tank',
  'hazard',
  // special transport
  'livestock',
  'carrier',
  'heavy',
  'security',
  // parcels and moving
  'courier',
  'lastMile',
  'moving',
  // ocean, air, rail and river
  'ship',
  'plane',
  'rail',
  'barge',
  'forwarding',
  // customs and foreign trade
  'customs',
  'customs',
  'port',
  // warehousing
  'warehouse',
  'warehouse',
  'coldStore',
  'shelves',
  // passengers
  'coach',
  'coach',
  'car',
  // equipment and support
  'crane',
  'tow',
  'forklift',
  'security',
  'shelves',
  'workshop',
  'security',
];

/** By the database id of a category, from 1. */
const ofCategories: readonly SceneName[] = [
  'truck',
  'reefer',
  'tank',
  'heavy',
  'courier',
  'ship',
  'customs',
  'warehouse',
  'coach',
  'crane',
];

interface Subject {
  categoryId?: number | null | undefined;
  subcategoryId?: number | null | undefined;
}

/** What is drawn for a service or a category: a globe with routes for those that staff have added. */
export function sceneOf(subject: Subject | null | undefined): SceneName {
  const { categoryId, subcategoryId } = subject ?? {};
  return ofSubcategories[(subcategoryId ?? 0) - 1] ?? ofCategories[(categoryId ?? 0) - 1] ?? 'forwarding';
}
