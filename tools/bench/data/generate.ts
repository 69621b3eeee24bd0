// The benchmark's directory: the providers of the demo data, plus features of a large directory: a long tail of words,
// and an approver for each. Provider k is the same for every size.
import { type DemoPlace, type DemoProvider, generateProviders } from '../../../prisma/demo/generateProviders.ts';
import { createRandom, seedOf } from '../../../prisma/demo/random.ts';
import { coinedWord, zipfRank } from './coinedWords.ts';

/** Increase it with any change of the data: databases of another version are rebuilt. */
export const GENERATOR_VERSION = 3;
export const APPROVERS = 200;

const STREAM = 0x62656e63;
const OFFERS = {
  en: ['We also handle', 'Brands we move:', 'Certified for', 'Routes through'],
  es: ['También movemos', 'Marcas que llevamos:', 'Habilitados para', 'Rutas por'],
  pt: ['Também movimentamos', 'Marcas que levamos:', 'Habilitados para', 'Rotas por'],
} as const;

export interface BenchProvider extends DemoProvider {
  id: number;
  /** From 1 to `APPROVERS`; the first approve most. */
  approver: number;
}

export function* generateDirectory(places: readonly DemoPlace[], count: number): Generator<BenchProvider> {
  let id = 0;
  for (const provider of generateProviders(places, { count })) {
    id++;
    const random = createRandom(seedOf(STREAM, id));
    const words = Array.from({ length: random.int(1, 6) }, () => coinedWord(zipfRank(random)));
    const { language } = provider;
    const description = `${provider.description} ${random.pick(OFFERS[language])} ${words.join(', ')}.`;
    // one in three has a brand of its own
    const brand = random.chance(0.33) ? capital(coinedWord(zipfRank(random))) : null;
    const businessName = brand ? `${brand} ${provider.businessName}` : provider.businessName;
    const commercialName =
      brand && provider.commercialName ? `${brand} ${provider.commercialName}` : provider.commercialName;
    yield { ...provider, id, businessName, commercialName, description, approver: 1 + zipfRank(random, APPROVERS) };
  }
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
