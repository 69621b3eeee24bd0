import type { Pool } from 'pg';
import type { Card } from './page.ts';

/** The cards of these providers, in their order; null for those that are not approved. */
export async function loadCards(pool: Pool, ids: readonly number[]): Promise<(Card | null)[]> {
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const { rows } = await pool.query<{ card: Card }>({
    name: 'search.cards',
    text: `select coalesce(search.live_card(f.provider_id), k.card) as card
      from unnest($1::int[]) as id
      left join search.card k on k.provider_id = id
      left join search.fresh f on f.provider_id = id
      where k.provider_id is not null or f.provider_id is not null`,
    values: [valid],
  });
  const byId = new Map(rows.map(({ card }) => [card.id, card]));
  return ids.map((id) => byId.get(id) ?? null);
}
