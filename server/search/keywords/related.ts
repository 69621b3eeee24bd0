import type { Phrase, ServiceVocabulary } from './services.ts';

/** The maximum number of services that a word for them can relate to each other: the size of two subcategories. */
const FEW_SERVICES = 8;
const FEW_ACROSS = 6;
/** The number of services above which a word in their names carries no information: "transport". */
const MOST_NAMES = 30;
/**
 * The share of a service's words that must also name the requested service for it to be a replacement; and the share
 * for services of different categories.
 */
const SHARED = 0.3;
const SHARED_ACROSS = 0.6;
/** The maximum number of requested services for which related ones are found. */
const MOST_NAMED = 6;

/**
 * The services that can replace requested ones without nearby providers: they share words, or are the general service
 * of the same kind.
 */
export function relatedTo({ related }: ServiceVocabulary, services: ReadonlySet<number>): Set<number> {
  if (services.size > MOST_NAMED) return new Set();
  return new Set([...services].flatMap((id) => [...(related.get(id) ?? [])])).difference(services);
}

/** The services of the same subcategories. */
export function siblingsOf(vocabulary: ServiceVocabulary, services: ReadonlySet<number>): Set<number> {
  const { subcategories, ofSubcategory } = vocabulary;
  return new Set([...services].flatMap((id) => ofSubcategory.get(subcategories.get(id)!)!)).difference(services);
}

/** The replacements of each service. */
export function relate(
  withLexeme: ReadonlyMap<string, Phrase[]>,
  subcategories: ReadonlyMap<number, number>,
): Map<number, Set<number>> {
  const phrases = new Set([...withLexeme.values()].flat());
  const specificity = ({ services }: Phrase) => 1 - Math.log(services.size) / Math.log(subcategories.size);
  const own = new Map([...subcategories.keys()].map((id) => [id, 0]));
  const shared = new Map([...subcategories.keys()].map((id) => [id, new Map<number, number>()]));
  for (const phrase of phrases) {
    if (phrase.level === 'heading' || phrase.services.size > FEW_SERVICES) continue;
    for (const id of phrase.services) {
      own.set(id, own.get(id)! + specificity(phrase));
      for (const other of phrase.services)
        if (phrase.services.size <= FEW_ACROSS || subcategories.get(id) === subcategories.get(other))
          shared.get(id)!.set(other, (shared.get(id)!.get(other) ?? 0) + specificity(phrase));
    }
  }
  const general = generalServices(withLexeme, phrases);
  const headings = [...phrases].filter(({ level }) => level === 'heading');
  const shareOf = (other: number, id: number) =>
    headings.some(({ services }) => services.has(other) && services.has(id)) ? SHARED : SHARED_ACROSS;
  const standsFor = (other: number, id: number) =>
    other !== id &&
    (isKind(other, id) ||
      isKind(id, other) ||
      (shared.get(id)!.get(other) ?? 0) >= shareOf(other, id) * own.get(other)!);
  const ids = [...subcategories.keys()];
  const shareable = [...phrases].filter(
    ({ level, services }) => level === 'synonym' && services.size > 1 && services.size < MOST_NAMES,
  );
  const haveSameWord = (a: number, b: number) => shareable.some(({ services }) => services.has(a) && services.has(b));
  const isKind = (a: number, b: number) =>
    general.has(b) && subcategories.get(a) === subcategories.get(b) && haveSameWord(a, b);
  return new Map(ids.map((id) => [id, new Set(ids.filter((other) => standsFor(other, id)))]));
}

/**
 * Services with a name whose words all occur in the name of a heading, and make up at least half of that name, ignoring
 * "transport" and similar words.
 */
function generalServices(withLexeme: ReadonlyMap<string, Phrase[]>, phrases: ReadonlySet<Phrase>): Set<number> {
  const meaningful = new Set(
    [...withLexeme].flatMap(([lexeme, all]) =>
      new Set(all.flatMap(({ level, services }) => (level === 'name' ? [...services] : []))).size <= MOST_NAMES
        ? [lexeme]
        : [],
    ),
  );
  const isMeaningful = (lexeme: string) => meaningful.has(lexeme);
  const headings = [...phrases].filter(({ level }) => level === 'heading');
  const general = [...phrases].filter(({ level, lexemes, services }) => {
    const own = lexemes.filter(isMeaningful);
    const isWithin = (heading: Phrase) =>
      services.isSubsetOf(heading.services) &&
      own.every((lexeme) => heading.lexemes.includes(lexeme)) &&
      2 * own.length >= heading.lexemes.filter(isMeaningful).length;
    const isName = level === 'name' ? own.length > 0 : level === 'synonym' && services.size === 1 && own.length > 1;
    return isName && headings.some(isWithin);
  });
  return new Set(general.flatMap(({ services }) => [...services]));
}
