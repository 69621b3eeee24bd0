import type { Pool } from 'pg';

/**
 * Searches once, for nobody: the first search of a connection takes four times as long as the next, since PostgreSQL reads
 * functions and dictionaries for it. Never fails: the first request that needs the database reports what is wrong with it.
 */
export async function warmUp(pool: Pool): Promise<void> {
  await pool
    .query(
      `select from search.words('transporte') as word,
         search.page(array[word.lexeme], array[word.documents], word.lexeme, word.name, null, null, null, null, 1,
           null, null, null, null, null, null)`,
    )
    .catch(() => {});
}
