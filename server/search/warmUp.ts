import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';

/**
 * Searches once, for nobody: the first search of a connection takes four times as long as the next, since PostgreSQL reads
 * functions and dictionaries for it. Resolves, when it is on its way, with what ends with it. Never fails: what is wrong
 * with the database is told to whoever asks it for something.
 */
export async function warmUp(pool: Pool): Promise<{ ended: Promise<void> }> {
  const asked = pool.query(
    `select from search.words('transporte') as word,
       search.page(array[word.lexeme], array[word.documents], word.lexeme, word.name, null, null, null, null, 1,
         null, null, null, null, null, null)`,
  );
  const ended = asked.then(
    () => {},
    () => {},
  );
  await setImmediate();
  return { ended };
}
