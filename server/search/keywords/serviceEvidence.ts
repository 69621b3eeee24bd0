import { type Phrase, type ServiceVocabulary, servicesOf } from './services.ts';
import weights from './serviceWeights.json' with { type: 'json' };
import type { Unit, UnitPhrase } from './units.ts';

/** A kind of evidence that a service is meant. `npm run train` learns its weight. */
export type Kind = keyof typeof weights;

export const WEIGHTS: Record<Kind, number> = weights;

/** The ways in which a unit names a service, strongest first. */
const WAYS: [Kind, (unit: Unit) => UnitPhrase[]][] = [
  ['name', ({ whole }) => whole.filter(ofLevel('name'))],
  ['synonym', ({ whole }) => whole.filter((item) => ofLevel('synonym')(item) && item.isTyped)],
  ['stemmed', ({ whole }) => whole.filter(ofLevel('synonym'))],
  ['partOfName', ({ partly }) => partly.filter(ofLevel('name'))],
  ['partOfSynonym', ({ partly }) => partly.filter(ofLevel('synonym'))],
  ['heading', ({ whole, partly }) => [...whole, ...partly].filter(ofLevel('heading'))],
];

function ofLevel(level: Phrase['level']) {
  return ({ phrase }: UnitPhrase) => phrase.level === level;
}

type Named = ReadonlyMap<number, [Kind, number]>;

const known = new WeakMap<Unit, Named>();

/**
 * The services named by a unit, the kind of evidence for each, and the information content: 1 for a single service, 0
 * for all services.
 */
export function namedBy(unit: Unit, vocabulary: ServiceVocabulary): Named {
  const named = known.get(unit) ?? weighUnit(unit, vocabulary);
  known.set(unit, named);
  return named;
}

function weighUnit(unit: Unit, vocabulary: ServiceVocabulary): Named {
  const named = new Map<number, [Kind, number]>();
  for (const [way, phrasesOf] of WAYS) {
    // a word that is the name of one service is weak evidence for services with longer names: "carrier", "car carrier"
    const kind = way === 'partOfName' && named.size > 0 ? 'partBesideWhole' : way;
    const services = servicesOf(phrasesOf(unit).map(({ phrase }) => phrase));
    const says = specificity(services.union(new Set(named.keys())).size, vocabulary);
    for (const service of services) if (!named.has(service)) named.set(service, [kind, says]);
  }
  return named;
}

export function specificity(services: number, { subcategories }: ServiceVocabulary): number {
  return Math.max(0, 1 - Math.log(services) / Math.log(subcategories.size));
}
