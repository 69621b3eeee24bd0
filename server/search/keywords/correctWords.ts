import type { Queryable } from '#server/platform/db.ts';
import { editDistance } from '#shared/editDistance.ts';
import { documentsOffering, type ServiceVocabulary, servicesOf } from './services.ts';
import { soundOf } from './soundOf.ts';
import { stem } from './stem.ts';
import { typos } from './typos.ts';

/** An entered word, folded, with its lexeme and the number of documents that contain it. */
export interface TypedWord {
  token: string;
  lexeme: string;
  documents: number;
}

/** A lexeme of the vocabulary, and the number of documents that contain it. */
interface KnownWord {
  lexeme: string;
  documents: number;
}

export interface Correction {
  /** The corrections of the word, best first, at most three. */
  taken: KnownWord[];
  /** The words of names for which the word may be a typo, at most twenty. */
  inNames: string[];
  /** The lexeme of a service that the word may mean, too uncertain to be used; null when there is none. */
  offered: string | null;
}

type Decision = Omit<Correction, 'inNames'>;

/**
 * The number of additional documents as which a word of a service counts: searches for it are common even if few offer
 * the service.
 */
const SERVICE_WORD = 20;
const MOST_NAMES = 20;
const MUCH_LIKELIER = 1.5;
const SHORT_STEM = 3;
/** The length of a word from which two typos are still certain. */
const LONG_WORD = 10;

/**
 * The words of the vocabulary that entered words may mean: first all words one typo away; only if there are none,
 * similar words two letters away. The commonest is likeliest, more so with the same first letter; a correction that is
 * far rarer than the best is omitted, as its providers would be mixed in. One that completes a whole name of a service
 * takes precedence. A word that occurs in documents counts as a typo only if a similar word is far commoner. A guess
 * between services, or of two letters in a short word that sounds different, is only suggested.
 */
export async function correctWords(
  pool: Queryable,
  vocabulary: ServiceVocabulary,
  total: number,
  typed: readonly TypedWord[],
  words: readonly TypedWord[],
): Promise<Map<string, Correction>> {
  const corrections = new Map<string, Correction>();
  if (words.length === 0) return corrections;
  const candidates = words.map(candidatesOf);
  const all = [...new Set(candidates.flatMap((each) => [...each]))];
  const { rows } = await pool.query<KnownWord>({
    name: 'search.corrections',
    text: `select lexeme, documents from search.term
      where lexeme = any ($1) and (documents >= 3 or in_name) and length(lexeme) >= 3`,
    values: [all],
  });
  const known = new Map(rows.map(({ lexeme, documents }) => [lexeme, documents]));
  for (const lexeme of all.filter((item) => vocabulary.withLexeme.has(item))) {
    const offering = documentsOffering(vocabulary, servicesWith(vocabulary, lexeme), total);
    known.set(lexeme, (known.get(lexeme) ?? 0) + SERVICE_WORD + offering);
  }
  for (const [at, word] of words.entries()) {
    const similar = [...candidates[at]!]
      .filter((lexeme) => lexeme !== word.lexeme && known.has(lexeme) && !isOtherWord(lexeme, word.token))
      .map((lexeme) => ({ lexeme, documents: known.get(lexeme)! }))
      .sort((a, b) => b.documents - a.documents);
    const possible = similar.filter(({ documents }) => documents >= 20 * word.documents);
    const best = likeliest(word, possible);
    const phrased =
      word.documents === 0 ? possible.find(({ lexeme }) => completesPhrase(vocabulary, lexeme, typed)) : undefined;
    const decision = phrased
      ? { taken: [phrased], offered: null }
      : best.length > 0
        ? decide(vocabulary, word, best)
        : await twoLettersOff(pool, vocabulary, total, word);
    corrections.set(word.lexeme, { ...decision, inNames: similar.slice(0, MOST_NAMES).map(({ lexeme }) => lexeme) });
  }
  return corrections;
}

/**
 * Whether a lexeme belongs to another word: "tacos" is not "tocos", as a short stem is only the beginning of the word.
 */
const isOtherWord = (lexeme: string, token: string) => lexeme.length <= SHORT_STEM && !token.startsWith(lexeme);

/**
 * The possible corrections. Typos are generated before stemming, because a typo in the last letters may change the stem
 * by several letters.
 */
function candidatesOf({ token, lexeme }: TypedWord): Set<string> {
  return new Set([...typos(lexeme), ...typos(token, token.length - 4).map(stem)]);
}

/**
 * Whether the lexeme and the other words are a whole name of a service: "entrepo frigorifique" is "entrepôt
 * frigorifique".
 */
function completesPhrase({ withLexeme }: ServiceVocabulary, lexeme: string, typed: readonly TypedWord[]): boolean {
  return (withLexeme.get(lexeme) ?? []).some(
    (phrase) =>
      phrase.level !== 'heading' &&
      phrase.lexemes.length > 1 &&
      phrase.lexemes.every((item) => item === lexeme || typed.some((word) => word.lexeme === item)),
  );
}

function servicesWith({ withLexeme }: ServiceVocabulary, lexeme: string): Set<number> {
  return servicesOf(withLexeme.get(lexeme));
}

function likeliest({ token }: TypedWord, possible: KnownWord[]): KnownWord[] {
  const weighed = possible
    .map((word) => ({ word, weight: word.documents * (word.lexeme[0] === token[0] ? 3 : 1) }))
    .sort((a, b) => b.weight - a.weight || (a.word.lexeme < b.word.lexeme ? -1 : 1));
  return weighed
    .filter(({ weight }) => weight >= 0.3 * weighed[0]!.weight)
    .slice(0, 3)
    .map(({ word }) => word);
}

/**
 * Decides whether to use a correction: among words of unrelated services, the likeliest is used only if it is much
 * likelier than the next one.
 */
function decide(vocabulary: ServiceVocabulary, word: TypedWord, best: KnownWord[]): Decision {
  const [first, ...others] = best.filter(({ lexeme }) => vocabulary.withLexeme.has(lexeme));
  if (!first || word.documents > 0) return { taken: best, offered: null };
  const services = servicesWith(vocabulary, first.lexeme);
  const isOther = ({ lexeme }: KnownWord) => servicesWith(vocabulary, lexeme).isDisjointFrom(services);
  const other = others.find(isOther);
  if (!other) return { taken: best, offered: null };
  if (first.documents < MUCH_LIKELIER * other.documents) return { taken: [], offered: first.lexeme };
  return { taken: best.filter((item) => !others.includes(item) || !isOther(item)), offered: null };
}

async function twoLettersOff(
  pool: Queryable,
  vocabulary: ServiceVocabulary,
  total: number,
  { token, lexeme, documents }: TypedWord,
): Promise<Decision> {
  if (documents > 0 || lexeme.length <= 4) return { taken: [], offered: null };
  const sound = soundOf(lexeme);
  const [service] = [...vocabulary.withLexeme.keys()]
    .filter(
      (key) => Math.abs(key.length - lexeme.length) <= 2 && key[0] === lexeme[0] && editDistance(key, lexeme) <= 2,
    )
    .map((key) => ({
      lexeme: key,
      documents: documentsOffering(vocabulary, servicesWith(vocabulary, key), total),
      isAlike: soundOf(key) === sound,
    }))
    .sort((a, b) => Number(b.isAlike) - Number(a.isAlike) || b.documents - a.documents);
  if (service?.isAlike) return { taken: [service], offered: null };
  const { rows } = await pool.query<KnownWord>({
    name: 'search.similar_words',
    text: 'select lexeme, documents from search.similar_words($1)',
    values: [lexeme],
  });
  if (service && token.length < LONG_WORD) return { taken: [], offered: service.lexeme };
  return { taken: service ? [service] : rows, offered: null };
}
