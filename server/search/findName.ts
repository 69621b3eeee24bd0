import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Queryable } from '#server/platform/db.ts';
import { editDistance } from '#shared/editDistance.ts';
import type { Names } from './keywords/understandKeywords.ts';

/** The maximum number of names to compare: those with most of the words. */
const COMPARED = 50;
const LONG_WORD = 8;
const LONGEST_NAME = 9;

/**
 * The names of providers that contain the words in which places were found, as a query of documents; null when there
 * are none. A name may have an additional legal form, typos (if the place is misspelled, no service is named or there
 * are three words), and other words (if there are three or more).
 */
export async function findName(
  pool: Queryable,
  { name, likelyName, typed }: Names,
  places: readonly Reading[],
  namesNoService: () => boolean,
): Promise<string | null> {
  const mayBeMisspelt = name !== likelyName && (places.some(({ isExact }) => !isExact) || namesNoService());
  const asked = mayBeMisspelt ? likelyName : name;
  if (asked !== null && (await hasName(pool, asked))) return asked;
  // one of two words, or most words of a long text, occur in too many names
  if (typed.length < 3 || typed.length > LONGEST_NAME) return null;
  const allButOne = typed.map((_, left) => typed.filter((_, at) => at !== left).map((lexeme) => `'~${lexeme}'`));
  const { rows } = await pool.query<{ names: string[][] }>({
    name: 'search.like_names',
    text: 'select names from search.like_names($1::text::tsquery, $2)',
    values: [allButOne.map((words) => `(${words.join('&')})`).join('|'), COMPARED],
  });
  const like = rows.flatMap(({ names }) => names.filter((lexemes) => isLike(typed, lexemes)));
  return like.length === 0 ? null : like.map((lexemes) => `'=${lexemes.join(' ')}'`).join('|');
}

async function hasName(pool: Queryable, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ isName: boolean }>({
    name: 'search.is_name',
    text: `select exists (select from search.document where terms @@ $1::tsquery)
      or exists (select from search.pending_document where terms @@ $1::tsquery) as "isName"`,
    values: [name],
  });
  return rows[0]!.isName;
}

function isLike(typed: readonly string[], name: readonly string[]): boolean {
  const isTypo = (a: string, b: string) => a === b || editDistance(a, b) <= (a.length >= LONG_WORD ? 2 : 1);
  return (
    typed.length >= 3 && name.length >= typed.length && typed.every((word) => name.some((item) => isTypo(word, item)))
  );
}
