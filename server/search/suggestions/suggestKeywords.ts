import type { Queryable } from '#server/platform/db.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { untilChanged } from '../keywords/untilChanged.ts';

export interface KeywordSuggestion {
  kind: 'service' | 'category' | 'provider';
  /** The name of the service or category in the language of the reader, or the name of a provider. */
  text: string;
  /** The subcategory of a service; null for other keywords. */
  heading: string | null;
  serviceId: number | null;
  /** The names of a service, in each language; null for other keywords. */
  names: Record<Language, string> | null;
}

/** A service, or a category or subcategory of services. */
interface Offer {
  kind: 'service' | 'category';
  names: Record<Language, string>;
  serviceId: number | null;
  /** The names of a service's subcategory. */
  headings: Record<Language, string> | null;
  /** The approximate number of providers that offer the service. */
  documents: number;
}

/** A name for a service or category, starting at one of its words: "de carga" of "agente de carga". */
interface Entry {
  folded: string;
  offer: Offer;
  /** The quality of the entry: the beginning of a name, of a later word, or of a synonym. */
  rank: number;
}

const MOST_NAMES = 4;
const LEAST_LETTERS = 3;

/** Services and names of providers that begin with the text, likeliest first. */
export async function suggestKeywords(
  pool: Queryable,
  text: string,
  first: number,
  language: Language,
): Promise<KeywordSuggestion[]> {
  const typed = fold(text);
  if (typed === '') return [];
  const { rows } = await pool.query<{ services: string; names: string[] }>({
    name: 'search.suggest_names',
    text: 'select services, names from search.suggest_names($1, $2)',
    values: [text, first],
  });
  const { services: state, names } = rows[0]!;
  const entries = await readEntries(pool, state);
  const begun = suggestOffers(entries, typed);
  const found = begun.length > 0 || names.length > 0 ? begun : suggestByLastWords(entries, typed);
  const shownNames = names.slice(0, Math.max(MOST_NAMES, first - found.length));
  return [
    ...found.slice(0, Math.max(first - shownNames.length, 0)).map(({ kind, names: named, headings, serviceId }) => ({
      kind,
      text: named[language],
      heading: headings?.[language] ?? null,
      serviceId,
      names: serviceId === null ? null : named,
    })),
    ...shownNames.map((text) => ({ kind: 'provider' as const, text, heading: null, serviceId: null, names: null })),
  ].slice(0, first);
}

function suggestOffers(entries: readonly Entry[], typed: string): Offer[] {
  const best = new Map<Offer, number>();
  for (let at = firstFrom(entries, typed); entries[at]?.folded.startsWith(typed); at++) {
    const { offer, rank } = entries[at]!;
    best.set(offer, Math.min(rank, best.get(offer) ?? rank));
  }
  return [...best]
    .sort(([one, rank], [other, otherRank]) => rank - otherRank || other.documents - one.documents)
    .map(([offer]) => offer);
}

/** Services for the longest sequence of last words that names a service: "refrigerado" of "flete refrigerado". */
function suggestByLastWords(entries: readonly Entry[], typed: string): Offer[] {
  for (let at = typed.indexOf(' '); at !== -1; at = typed.indexOf(' ', at + 1)) {
    const words = typed.slice(at + 1);
    // "a" in "carga a" is not part of a service name
    const found = words.length < LEAST_LETTERS ? [] : suggestOffers(entries, words);
    if (found.length > 0) return found;
  }
  return [];
}

/** The position of the first entry that does not precede the text. */
function firstFrom(entries: readonly Entry[], text: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.folded < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All names for services, in alphabetical order. */
const readEntries = untilChanged(load);

async function load(pool: Queryable): Promise<Entry[]> {
  const names = (table: string) =>
    `json_build_object(${LANGUAGES.map((language) => `'${language}', ${table}.name_${language}`).join(', ')})`;
  const { rows } = await pool.query<Offer & { synonyms: string[] }>(
    `select 'service' as kind, s.id as "serviceId", ${names('s')} as names, ${names('c')} as headings, s.synonyms, coalesce(t.documents, 0) as documents
      from services s join service_subcategories c on c.id = s.subcategory_id left join search.term t on t.lexeme = '@' || s.id
      union all
      select 'category', null, ${names('c')}, null, '{}', coalesce(t.documents, 0)
      from service_categories c left join search.term t on t.lexeme = '@c' || c.id
      union all
      select 'category', null, ${names('c')}, null, '{}', coalesce(t.documents, 0)
      from service_subcategories c left join search.term t on t.lexeme = '@s' || c.id`,
  );
  const entries = rows.flatMap(({ synonyms, ...offer }) => [
    ...LANGUAGES.flatMap((language) => entriesOf(offer, offer.names[language], 0)),
    ...synonyms.flatMap((synonym) => entriesOf(offer, synonym, 2)),
  ]);
  return entries.sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));
}

function entriesOf(offer: Offer, phrase: string, rank: number): Entry[] {
  const words = fold(phrase).split(' ');
  return words.map((_, at) => ({ folded: words.slice(at).join(' '), offer, rank: at === 0 ? rank : rank + 1 }));
}
