import type { ClientBase, Pool } from 'pg';
import type { Understanding } from '#server/search/keywords/understandKeywords.ts';
import { fold } from '#shared/fold.ts';
import { SYNONYMS } from '#shared/synonyms.ts';
import type { SearchedText } from '#shared/viewToken.ts';
import { LEAST } from './unmet.ts';

/** A visitor's search for words, or opening of or click on a result. */
export interface TextVisit extends SearchedText {
  isFound: boolean;
  isPress: boolean;
}

/** The pattern of personal data: email addresses, and five digits as in phone and tax numbers. */
const PERSONAL = /@|\d(?:\D{0,2}\d){4}/;
const DAYS_OF_FEW = 7;
const DAYS = 90;

/**
 * The words of a search in the form in which they are counted; null if they may be about a person, or cannot name a
 * service.
 */
export function countedText(words: Pick<Understanding, 'text'> | null): string | null {
  if (!words || PERSONAL.test(words.text)) return null;
  const text = fold(words.text);
  return text.length < SYNONYMS.minLength || text.length > SYNONYMS.maxLength ? null : text;
}

/** Adds searches and clicks to the numbers of the day, each hash once. */
export async function countTexts(pool: Pool, day: string, visits: (TextVisit & { hash: string })[]): Promise<void> {
  await pool.query({
    name: 'statistics.countTexts',
    text: `
with given as (
  select distinct on (hash) text, language, "isFound", "isPress", decode(hash, 'hex') as hash
  from json_to_recordset($1) as v(text text, language language, "isFound" boolean, "isPress" boolean, hash text) order by hash
), new as (
  insert into counted_views (hash, day) select hash, $2 from given on conflict do nothing returning hash
)
insert into searched_texts as t (day, text, language, searches, without_results, pressed)
select $2, text, language, count(*) filter (where not "isPress"), count(*) filter (where not "isFound"),
  count(*) filter (where "isPress")
from given join new using (hash) group by 2, 3 order by 2, 3
on conflict (day, text, language) do update set searches = t.searches + excluded.searches,
  without_results = t.without_results + excluded.without_results, pressed = t.pressed + excluded.pressed`,
    values: [JSON.stringify(visits), day],
  });
}

/** Deletes rare searches of a day after a week, and all searches after the listing period. */
export async function expireTexts(client: ClientBase): Promise<void> {
  await client.query(
    `delete from searched_texts where day < now() - $1 * interval '1 day'
      or (searches < $2 and day < now() - $3 * interval '1 day')`,
    [DAYS, LEAST, DAYS_OF_FEW],
  );
}
