import type { Pool } from 'pg';

/** What keywords ask for; see `search.understand` in the migrations, which this calls, for what each part is. */
export interface Understanding {
  musts: string[];
  rarest: number[];
  ranking: string;
  name: string | null;
  lexemes: string[];
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
