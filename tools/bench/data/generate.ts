// The benchmark's directory: the providers of the demo data, plus features of a large directory: a long tail of words,
// and an approver and three lanes for each provider. Provider k is the same for every size.
import type { DemoLane } from '../../../prisma/demo/demoTypes.ts';
import { type DemoPlace, type DemoProvider, generateProviders } from '../../../prisma/demo/generateProviders.ts';
import { makeLanes } from '../../../prisma/demo/lanes.ts';
import { indexPlaces, type PlaceIndex } from '../../../prisma/demo/placeIndex.ts';
import { createRandom, type Random, seedOf } from '../../../prisma/demo/random.ts';
import { coinedWord, zipfRank } from './coinedWords.ts';

/** Increase it with any change of the data, so that databases of another version are rebuilt. */
export const GENERATOR_VERSION = 4;
export const APPROVERS = 200;
const LANES = 3;
const TRIES = 6;

const STREAM = 0x62656e63;
const OFFERS = {
  en: ['We also handle', 'Brands we move:', 'Certified for', 'Routes through'],
  es: ['También movemos', 'Marcas que llevamos:', 'Habilitados para', 'Rutas por'],
  pt: ['Também movimentamos', 'Marcas que levamos:', 'Habilitados para', 'Rotas por'],
} as const;

export interface BenchProvider extends DemoProvider {
  id: number;
  /** The number of the approver, from 1 to `APPROVERS`; the first ones approve most. */
  approver: number;
}

export function* generateDirectory(places: readonly DemoPlace[], count: number): Generator<BenchProvider> {
  const index = indexPlaces(places);
  const homes = new Map(places.map((place) => [place.id, place]));
  let id = 0;
  for (const provider of generateProviders(places, { count })) {
    id++;
    const random = createRandom(seedOf(STREAM, id));
    const words = Array.from({ length: random.int(1, 6) }, () => coinedWord(zipfRank(random)));
    const { language } = provider;
    const description = `${provider.description} ${random.pick(OFFERS[language])} ${words.join(', ')}.`;
    // one in three businesses has an invented brand
    const brand = random.chance(0.33) ? capital(coinedWord(zipfRank(random))) : null;
    const businessName = brand ? `${brand} ${provider.businessName}` : provider.businessName;
    const commercialName =
      brand && provider.commercialName ? `${brand} ${provider.commercialName}` : provider.commercialName;
    const approver = 1 + zipfRank(random, APPROVERS);
    const lanes = someLanes(homes.get(provider.addressId)!, provider.lanes, index, random);
    yield { ...provider, id, businessName, commercialName, description, approver, lanes };
  }
}

/** Three lanes if the country has enough main cities: the provider's lanes and additional random ones. */
function someLanes(home: DemoPlace, own: readonly DemoLane[], index: PlaceIndex, random: Random): DemoLane[] {
  const tries = Array.from({ length: TRIES }, () => makeLanes(home, index, random));
  const lanes = [...own, ...tries.flat()].map((lane): [string, DemoLane] => [
    [lane.fromId, lane.toId].sort().join(),
    lane,
  ]);
  return [...new Map(lanes.toReversed()).values()].reverse().slice(0, LANES);
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
