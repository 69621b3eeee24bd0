import type { Pool } from 'pg';
import type { BenchQuery } from './queries.ts';

/** The quality of the first results of a query. */
export interface Judgement {
  kind: string;
  found: boolean;
  /**
   * The share of the first twenty results with every intended word; for a business name, whether it is the first
   * result.
   */
  intended: number | null;
}

/** All words of a document `d`, including the names of its services, as a tsvector. */
export const WORDS_OF_PROVIDER = `(d.terms || coalesce((
  select search.joined(search.vector(concat_ws(' ', s.name_en, s.name_es, s.name_pt, sub.name_en, sub.name_es, sub.name_pt)))
  from unnest(d.sites) site join public.services s on s.id = any (site.services)
    join public.service_subcategories sub on sub.id = s.subcategory_id), ''))`;

/** Judges the ids returned by an engine, best first, by the words of their documents: a lexical check only. */
export async function judge(pool: Pool, { kind, intended }: BenchQuery, ids: readonly number[]): Promise<Judgement> {
  if (intended === null) return { kind, found: ids.length > 0, intended: null };
  if (kind === 'business name') {
    const { rows } = await pool.query<{ same: boolean }>(
      'select search.fold(business_name) = search.fold($2) as same from providers where id = $1',
      [ids[0] ?? 0, intended],
    );
    return { kind, found: ids.length > 0, intended: Number(rows[0]?.same ?? false) };
  }
  const first = ids.slice(0, 20);
  const { rows } = await pool.query<{ share: number | null }>(
    `select avg((${WORDS_OF_PROVIDER} @@ array_to_string(tsvector_to_array(search.vector($2)), '&')::tsquery)::int)::float8 as share
     from search.document d where provider_id = any ($1)`,
    [first, intended],
  );
  return { kind, found: ids.length > 0, intended: rows[0]!.share ?? 0 };
}
