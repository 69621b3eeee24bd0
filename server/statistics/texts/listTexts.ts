import type { Pool } from 'pg';
import type { SearchedText } from '#shared/viewToken.ts';
import { LEAST } from '../unmet.ts';

export interface CountedText extends SearchedText {
  searches: number;
  withoutResults: number;
  pressed: number;
}

export const MOST_LISTED = 20;

/**
 * Undecided words of searches that mostly had no results, or led to a click in less than a tenth of the searches, the
 * most frequent first; only words that five or more visitors searched for on one day.
 */
export async function listTexts(pool: Pool): Promise<CountedText[]> {
  const { rows } = await pool.query<CountedText>({
    name: 'statistics.texts',
    text: `
select text, language, sum(searches)::int as searches, sum(without_results)::int as "withoutResults",
  sum(pressed)::int as pressed
from searched_texts left join decided_texts d using (text, language)
where d.text is null
group by text, language
having max(searches) >= $1 and (sum(without_results) * 2 > sum(searches) or sum(pressed) * 10 < sum(searches))
order by searches desc, text, language limit $2`,
    values: [LEAST, MOST_LISTED],
  });
  return rows;
}
