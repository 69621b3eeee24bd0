import type { Queryable } from '#server/platform/db.ts';
import type { Card } from './page.ts';
import { cardOf } from './statements/block.ts';

/** The cards of these providers, in the same order; null for providers that are not approved. */
export async function loadCards(pool: Queryable, ids: readonly number[]): Promise<(Card | null)[]> {
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (valid.length === 0) return ids.map(() => null);
  const { rows } = await pool.query<{ card: Card }>({
    name: 'search.cards',
    text: `select card from (select ${cardOf('w')} as card from unnest($1::int[]) as w (provider_id) offset 0) shown where card is not null`,
    values: [valid],
  });
  const byId = new Map(rows.map(({ card }) => [card.id, card]));
  return ids.map((id) => byId.get(id) ?? null);
}
