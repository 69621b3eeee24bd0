import type { Pool } from 'pg';
import { Invalid } from '../errors.ts';

const MAX_LENGTH = 200;

/** What keywords ask for; see `search.understand` in the migrations, which this calls, for what each part is. */
export interface Understanding {
  musts: string[];
  rarest: number[];
  ranking: string;
  name: string | null;
  lexemes: string[];
}

/** The text as it will be searched. Throws `Invalid` for text that cannot be, rather than finding nothing. */
export function checkText(text: string | null | undefined, field: string): string {
  const trimmed = (text ?? '').trim();
  if (trimmed.length > MAX_LENGTH) throw new Invalid('search.tooLong', { max: MAX_LENGTH, field });
  if (!trimmed.isWellFormed() || /[\0\ufffd]/.test(trimmed)) throw new Invalid('text.malformed', { field });
  return trimmed;
}

/** One round trip. Null when the keywords hold no word to search, only punctuation or words such as 'de'. */
export async function understandKeywords(pool: Pool, keywords: string): Promise<Understanding | null> {
  const { rows } = await pool.query<Understanding & { ranking: string | null }>({
    name: 'search.understand',
    text: 'select musts, rarest, ranking, name, lexemes from search.understand($1)',
    values: [keywords],
  });
  const understood = rows[0];
  return understood && understood.ranking !== null ? understood : null;
}
