/** The drawings of `web/ui/scenes.svg`. */
export type SceneName =
  | 'barge'
  | 'border'
  | 'car'
  | 'carrier'
  | 'coach'
  | 'coldStore'
  | 'container'
  | 'courier'
  | 'crane'
  | 'curtain'
  | 'customs'
  | 'double'
  | 'flatbed'
  | 'forklift'
  | 'forwarding'
  | 'grain'
  | 'hazard'
  | 'heavy'
  | 'lastMile'
  | 'livestock'
  | 'moving'
  | 'pallets'
  | 'plane'
  | 'port'
  | 'rail'
  | 'reefer'
  | 'security'
  | 'shelves'
  | 'ship'
  | 'tank'
  | 'tipper'
  | 'tow'
  | 'truck'
  | 'van'
  | 'warehouse'
  | 'workshop';

/** The drawings by the database id of a subcategory of the catalogue, from 1. */
const ofSubcategories: readonly SceneName[] = [
  // road freight
  'truck',
  'pallets',
  'van',
  'border',
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

/** Services whose drawing differs from that of their subcategory, by their database id. */
const ofServices: Record<number, SceneName> = {
  3: 'flatbed',
  4: 'curtain',
  5: 'double',
  6: 'flatbed',
  26: 'reefer',
  44: 'tipper',
  45: 'tank',
  46: 'tipper',
  47: 'tipper',
  48: 'flatbed',
  88: 'coach',
  135: 'grain',
  136: 'hazard',
  149: 'van',
  154: 'van',
  160: 'forklift',
  165: 'truck',
  166: 'curtain',
  167: 'container',
  186: 'customs',
};

/** The drawings by the database id of a category, from 1. */
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
  serviceId?: number | null | undefined;
  categoryId?: number | null | undefined;
  subcategoryId?: number | null | undefined;
}

/** Drawings with the same meaning, so that a list of carriers of full loads does not repeat one truck. */
const alike: Partial<Record<SceneName, readonly SceneName[]>> = {
  truck: ['truck', 'curtain', 'double'],
};

/**
 * The drawing of a service or a category; a globe with routes for categories added by staff. `which`, such as the id of
 * a business, chooses among drawings with the same meaning.
 */
export function sceneOf(subject: Subject | null | undefined, which = 0): SceneName {
  const { categoryId, subcategoryId, serviceId } = subject ?? {};
  const scene =
    ofServices[serviceId ?? 0] ??
    ofSubcategories[(subcategoryId ?? 0) - 1] ??
    ofCategories[(categoryId ?? 0) - 1] ??
    'forwarding';
  const same = alike[scene] ?? [scene];
  return same[which % same.length]!;
}
