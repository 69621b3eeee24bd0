import type { Queryable } from '#server/platform/db.ts';
import type { Card } from './page.ts';

/** The cards of these providers, in their order; null for those that are not approved. */
export async function loadCards(pool: Queryable, ids: readonly number[]): Promise<(Card | null)[]> {
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const { rows } = await pool.query<{ card: Card }>({
    name: 'search.cards',
    text: 'select card from search.shown_cards($1)',
    values: [valid],
  });
  const byId = new Map(rows.map(({ card }) => [card.id, card]));
  return ids.map((id) => byId.get(id) ?? null);
}
