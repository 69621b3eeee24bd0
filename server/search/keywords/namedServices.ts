import { editDistance } from '#shared/editDistance.ts';
import { type Phrase, type ServiceVocabulary, servicesOf, singular } from './services.ts';
import { stem } from './stem.ts';

/** Words with shorter stems are the same only in the same gender: 'pipe' is not 'pipa', nor 'Lima' a 'limo'. */
const LONG_STEM = 5;

/** Services of which a group names so many say little beside those of a group for few. */
export const MANY_SERVICES = 30;

/** Verbs that say little beside their object: "galpão para alugar". Stems. */
const GETTING = new Set(
  'alquil alquilar arrend arrendar arriend rent rentar rental alug alugar aluguel locaca locacao louer locatio location'.split(
    ' ',
  ),
);

/** Words of which all, and nothing else, name the same services. */
export interface NamedServices {
  lexemes: string[];
  /** Services of which the words are a whole name or another word for them. */
  exact: Set<number>;
  /** All services that may be meant, those among them. */
  services: Set<number>;
  /** Of combined words, the services of each: for when nobody has those of all. */
  wider: Set<number>;
  /** Services that the words are only a part of the name of, too: for combining them with other words. */
  wide: Set<number>;
}

interface NamingWord {
  /** As typed, folded. */
  token: string;
  /** Its lexeme, or that of what it is taken for. */
  meant: string;
  /** It says how people ask, so it names a service only as a part of a phrase. */
  isAsking: boolean;
}

/**
 * The services that words name: first whole phrases of several words, then single words. Words that can be about the same
 * services are combined ("flete refrigerado" is refrigerated freight); others stay apart ("grúa contenedor").
 */
export function findNamedServices(vocabulary: ServiceVocabulary, typed: readonly NamingWord[]): NamedServices[] {
  const tokens = new Map(typed.map(({ meant, token }) => [meant, singular(token)]));
  const joined = findJoined(vocabulary, typed);
  const left = typed.filter(({ meant }) => !joined.some(({ lexemes }) => lexemes.includes(meant)));
  const phrases = findPhrases(
    vocabulary,
    left.map(({ meant }) => meant),
  );
  const taken = new Set(phrases.flat());
  const single = left
    .filter(({ meant, isAsking }) => !taken.has(meant) && !isAsking && !/^\d{2,}$/.test(meant))
    .map(({ meant }) => [meant]);
  const units = [...joined, ...[...phrases, ...single].map((words) => readUnit(vocabulary, words, tokens))]
    .filter(({ wide }) => wide.size > 0)
    .sort((a, b) => a.wide.size - b.wide.size);
  const combined: NamedServices[] = [];
  for (const unit of units) {
    const at = combined.findIndex(({ wide }) => !wide.isDisjointFrom(unit.wide));
    if (at === -1) combined.push(unit);
    else combined[at] = combine(combined[at]!, unit);
  }
  // beside a whole name, a word that is only a part of other names says little: "camarón al puerto"
  const whole = combined.filter(({ exact }) => exact.size > 0);
  const named = whole.length > 0 ? whole : combined;
  const things = named.filter(({ lexemes }) => !lexemes.every((lexeme) => GETTING.has(lexeme)));
  return things.length > 0 ? things : named;
}

/** Two words that are one in the vocabulary: "low boy". */
export function findJoined(vocabulary: ServiceVocabulary, typed: readonly NamingWord[]): NamedServices[] {
  return typed.slice(1).flatMap((word, at) => {
    const before = typed[at]!;
    const joined = before.token + word.token;
    if (!isServiceName(vocabulary, [joined])) return [];
    const unit = readUnit(vocabulary, [stem(joined)], new Map([[stem(joined), singular(joined)]]));
    return [{ ...unit, lexemes: [before.meant, word.meant] }];
  });
}

/** The phrases of several words of which all were typed, the longest first, none with a word of another. */
export function findPhrases(
  { withLexeme }: ServiceVocabulary,
  lexemes: readonly string[],
  isOne: (lexemes: readonly string[]) => boolean = () => true,
): string[][] {
  const typed = new Set(lexemes);
  const found = new Set<Phrase>();
  for (const lexeme of lexemes)
    for (const phrase of withLexeme.get(lexeme) ?? [])
      if (phrase.lexemes.length > 1 && phrase.level !== 'heading' && phrase.lexemes.every((one) => typed.has(one)))
        found.add(phrase);
  const chosen: string[][] = [];
  for (const phrase of [...found].sort((a, b) => b.lexemes.length - a.lexemes.length)) {
    const isFree = chosen.every((other) => !other.some((one) => phrase.lexemes.includes(one)));
    if (isFree && isOne(phrase.lexemes)) chosen.push(phrase.lexemes);
  }
  return chosen;
}

/** Whether they are, in any order, a name of a service or another word for one. */
export function isServiceName({ withLexeme }: ServiceVocabulary, tokens: readonly string[]): boolean {
  const typed = new Set(tokens.map(singular));
  return (withLexeme.get(stem(tokens[0]!)) ?? []).some(
    (phrase) => phrase.level !== 'heading' && phrase.tokens.size === typed.size && phrase.tokens.isSubsetOf(typed),
  );
}

export function readUnit(
  { withLexeme, documents }: ServiceVocabulary,
  lexemes: string[],
  typed: ReadonlyMap<string, string>,
): NamedServices {
  const isSame = (lexeme: string, token: string | undefined, { tokens }: Phrase) =>
    token === undefined ||
    lexeme.length >= LONG_STEM ||
    stem(token) !== lexeme ||
    tokens.has(token) ||
    (token.length >= LONG_STEM && [...tokens].some((one) => editDistance(one, token) <= 1));
  const alike = (withLexeme.get(lexemes[0]!) ?? []).filter((phrase) =>
    lexemes.every((one) => phrase.lexemes.includes(one) && isSame(one, typed.get(one), phrase)),
  );
  // "vacunas" are no cattle, though "vacuno" has the same stem
  const isTyped = ({ tokens }: Phrase) => lexemes.every((one) => tokens.has(typed.get(one) ?? ''));
  const [own, others] = [alike.filter(isTyped), alike.filter((phrase) => !isTyped(phrase))];
  const isOther = own.some(({ level }) => level === 'name') && servicesOf(own).isDisjointFrom(servicesOf(others));
  const containing = isOther ? own : alike;
  const ofLevel = (level: Phrase['level']) => containing.filter((phrase) => phrase.level === level);
  const isWhole = (phrase: Phrase) => phrase.lexemes.length === lexemes.length;
  const synonyms = ofLevel('synonym').filter(isWhole);
  const asTyped = synonyms.filter(isTyped);
  const exact = servicesOf([...(asTyped.length > 0 ? asTyped : synonyms), ...ofLevel('name').filter(isWhole)]);
  const wide = exact.union(servicesOf(ofLevel('name')));
  const levels = [synonyms.length > 0 ? exact : wide, servicesOf(ofLevel('synonym')), servicesOf(ofLevel('heading'))];
  // of services that nobody offers, those with the same word in their heading
  const isOffered = (services: Set<number>) => [...services].some((id) => documents.get(id));
  const services = levels.find(isOffered) ?? levels.find(({ size }) => size > 0) ?? exact;
  return { lexemes, exact, services, wider: services, wide: wide.size > 0 ? wide : services };
}

function combine(narrow: NamedServices, other: NamedServices): NamedServices {
  const wide = narrow.wide.intersection(other.wide);
  const prefer = (...sets: Set<number>[]) => sets.find(({ size }) => size > 0) ?? new Set<number>();
  const exact = prefer(narrow.exact.intersection(other.exact), narrow.exact.intersection(wide));
  return {
    lexemes: [...narrow.lexemes, ...other.lexemes],
    exact,
    services: prefer(narrow.services.intersection(other.services), narrow.services.intersection(wide), wide),
    wider: [narrow.wider, other.wider]
      .filter(({ size }) => size < MANY_SERVICES)
      .reduce((all, services) => all.union(services), new Set<number>()),
    wide,
  };
}
