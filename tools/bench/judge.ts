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

/**
 * What the terms of a document match that has each word of a text, or offers a service whose name or heading has it: an index
 * finds such documents.
 */
export async function termsOf(pool: Pool, text: string): Promise<string> {
  const { rows } = await pool.query<{ terms: string }>(
    `select coalesce(string_agg('(' || concat_ws(' | ', quote_literal(lexeme), named.lexemes) || ')', ' & '), '') as terms
     from unnest(tsvector_to_array(search.vector($1))) lexeme cross join lateral (
       select string_agg(quote_literal('@' || s.id), ' | ') as lexemes
       from services s join service_subcategories sub on sub.id = s.subcategory_id
       where search.vector(concat_ws(' ', s.name_en, s.name_es, s.name_pt, sub.name_en, sub.name_es, sub.name_pt))
         @@ quote_literal(lexeme)::tsquery) named`,
    [text],
  );
  return rows[0]!.terms;
}

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
    'select avg((terms @@ $2::tsquery)::int)::float8 as share from search.document where provider_id = any ($1)',
    [first, await termsOf(pool, intended)],
  );
  return { kind, found: ids.length > 0, intended: rows[0]!.share ?? 0 };
}
