import type { Pool } from 'pg';
import { stem } from './stem.ts';
import { typos } from './typos.ts';

/** A word as it was typed, folded; its lexeme; and how many documents have it as it is. */
export interface TypedWord {
  token: string;
  lexeme: string;
  documents: number;
}

/** A lexeme of the vocabulary, and how many documents have it. */
export interface KnownWord {
  lexeme: string;
  documents: number;
}

/**
 * Words of the vocabulary that typed words may mean, best first, at most three for each. First what one typo explains,
 * looked up whole, so that nothing is missed; only when there is none, similar words two letters off. The
 * commonest is likeliest, more so with the same first letter; one far rarer than the best is left out, or its providers
 * would come between. A word that documents have as it is is taken for a typo only beside a far commoner one.
 */
export async function correctWords(pool: Pool, words: readonly TypedWord[]): Promise<Map<string, KnownWord[]>> {
  const corrections = new Map<string, KnownWord[]>();
  if (words.length === 0) return corrections;
  const candidates = words.map(candidatesOf);
  const { rows } = await pool.query<KnownWord>({
    name: 'search.corrections',
    text: `select lexeme, documents from search.term
      where lexeme = any ($1) and (documents >= 3 or in_name) and length(lexeme) >= 3`,
    values: [[...new Set(candidates.flatMap((each) => [...each]))]],
  });
  for (const [at, word] of words.entries()) {
    const possible = rows.filter(
      ({ lexeme, documents }) =>
        candidates[at]!.has(lexeme) && lexeme !== word.lexeme && documents >= 20 * word.documents,
    );
    let best = likeliest(word, possible);
    if (best.length === 0 && word.documents === 0 && word.lexeme.length > 4)
      best = await similarWords(pool, word.lexeme);
    corrections.set(word.lexeme, best);
  }
  return corrections;
}

/** A typo in the last letters may not be one typo of the stem, so those are made before stemming. */
function candidatesOf({ token, lexeme }: TypedWord): Set<string> {
  return new Set([...typos(lexeme), ...typos(token, token.length - 4).map(stem)]);
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

async function similarWords(pool: Pool, lexeme: string): Promise<KnownWord[]> {
  const { rows } = await pool.query<KnownWord>({
    name: 'search.similar_words',
    text: 'select lexeme, documents from search.similar_words($1)',
    values: [lexeme],
  });
  return rows;
}
