/** Words that people type for a service and that are not in its name. Each word alone names each of the services. */
export interface ServiceWords {
  words: { es?: string[]; en?: string[]; pt?: string[]; fr?: string[] };
  services: number[];
}

/** A group of words: those of a language in one text, with commas between them, on one line or several. */
export function wordsFor(
  services: readonly number[],
  texts: { es?: string; en?: string; pt?: string; fr?: string },
): ServiceWords {
  const lists = Object.entries(texts).map(([language, text]) => [language, text.replace(/\s+/g, ' ').split(', ')]);
  return { words: Object.fromEntries(lists), services: [...new Set(services)] };
}

export const INTERNATIONAL_ROAD = [18, 19, 20, 21, 22, 23];
export const CONTAINER_TRUCKS = [24, 25, 26];
export const COLD = [29, 30, 31, 32, 33, 34, 36];
export const COLD_PHARMA = [37, 38];
export const DRY_BULK = [42, 43, 44, 45, 46];
export const DUMP_TRUCKS = [44, 46];
export const FUELS = [54, 55, 56];
export const TANKERS = [49, 50, 51, 52, 53, ...FUELS, 57, 59];
export const DANGEROUS_GOODS = [...FUELS, 57, 58, 59, 60, 61, 62];
export const LIVESTOCK = [64, 65];
export const MACHINERY = [73, 74, 77];
export const LOW_TRAILERS = [73, 74, 77];
export const OVERSIZE = [...LOW_TRAILERS, 75, 76];

/** Services that carry any goods by truck, named by a general word such as "truck". */
export const GENERAL_HAULAGE = [1, 2, 3, 4, 7, 9, 10, 11, 16, 117];

/** Services of a tractor with its trailer: neither small jobs nor a few pallets. */
export const BIG_TRUCKS = [1, 2, 3, 4];
/** Services for goods in bags, bales, boxes and on pallets. */
export const DRY_GOODS = [1, 4, 9];
export const BUILDING_GOODS = [1, 3, 9, 16];

export const MOVING = [94, 95, 96, 97];
export const HOUSE_MOVING = [94, 95, 96];
/** Services of a person with a van or a small truck in the city. */
export const SMALL_JOBS = [15, 16, 94];
export const PARCELS = [84, 85, 87, 88];
export const LAST_MILE = [84, 89, 90];
export const DELIVERY = [84, 86, 89, 90];
export const OCEAN = [99, 100, 101, 102];
export const AIR = [105, 106, 107, 108];
export const RAIL = [109, 110, 111];
export const RIVERS = [112, 113, 114];
export const CUSTOMS = [119, 120, 188];
export const WAREHOUSES = [131, 132, 133, 136, 137, 138, 140, 142];
export const COLD_STORES = [140, 141];
export const BUSES = [147, 148, 150, 152];
export const CRANES = [158, 159];
export const TOWING = [162, 163];
