import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { taxKeys } from '#server/tax-types/checkDigit.ts';
import type { Judgement } from './judgeRows.ts';

/** A row that would create a provider, reduced to its identifying values. */
export interface Twin {
  rowId: number;
  /** The keys of the row, with which later rows are compared. */
  keys: string[];
  /**
   * The similar provider of the directory, or with `line` the earlier line of the file; both null without a duplicate.
   */
  providerId: number | null;
  line: number | null;
}

/**
 * Finds likely duplicates of rows that would create a provider: rows with the same name without its legal form, or the
 * same tax number with or without its check digit, in the same place. Within the file, names are also compared without
 * "and" and without texts in brackets. The same name in another place is a branch. The keys are those of moderation
 * (providers/sql/duplicates.sql). `lines` contains the line numbers of the rows, by their ids.
 */
export async function findTwins(
  tx: Prisma.TransactionClient,
  gazetteer: Gazetteer,
  importId: number,
  judgements: Judgement[],
  lines: ReadonlyMap<number, number>,
): Promise<Map<number, Twin>> {
  const created = judgements.flatMap(({ rowId, verdict, form }) =>
    verdict === 'create' && form
      ? {
          ...{ rowId, name: form.businessName, alike: alike(form.businessName), addressId: form.addressId },
          taxKeys: taxKeys(form.taxNumber ?? '', gazetteer.get(form.addressId ?? 0)?.countryCode),
        }
      : [],
  );
  if (created.length === 0) return new Map();
  const found = await tx.$queryRaw<Omit<Twin, 'line'>[]>`
    with row as materialized (
      select r."rowId", r."addressId", nullif(duplicates.name_key(r.name), '') as name_key,
        nullif(duplicates.name_key(r.alike), '') as alike_key,
        array(select jsonb_array_elements_text(r."taxKeys")) as tax_keys
      from jsonb_to_recordset(${JSON.stringify(created)}::jsonb)
        as r ("rowId" int, name text, alike text, "taxKeys" jsonb, "addressId" int)
    )
    select "rowId", array_remove(array['name ' || name_key || ' ' || "addressId", 'name ' || alike_key || ' ' || "addressId"]
        || array(select 'tax ' || tax_key || ' ' || "addressId" from unnest(tax_keys) as tax_key), null) as keys, least(
        (select min(id) from providers
          where address_id = row."addressId" and duplicates.name_key(business_name) = row.name_key),
        (select min(id) from providers
          where tax_number is not null and duplicates.tax_key(tax_number) = any(row.tax_keys) and address_id = row."addressId")
      ) as "providerId"
    from row order by "rowId"`;
  const all = found.flatMap(({ keys }) => keys);
  const earlier = await tx.$queryRaw<{ line: number; keys: string[] }[]>`
    select line, twin_keys as keys from provider_import_rows
    where import_id = ${importId} and twin_keys && ${all}::text[] order by id desc`;
  const firstLine = new Map(earlier.flatMap(({ line, keys }) => keys.map((key) => [key, line] as const)));
  return new Map(
    found.map((result) => {
      const line = result.keys.flatMap((key) => firstLine.get(key) ?? [])[0] ?? null;
      for (const key of result.keys) if (!firstLine.has(key)) firstLine.set(key, lines.get(result.rowId)!);
      return [result.rowId, { ...result, line }];
    }),
  );
}

/** makes equal, for example, "Beaulac et Fils inc. (old)" and "Beaulac & Fils inc." */
const alike = (name: string): string => name.replace(/\([^()\d]*\)/g, ' ').replace(/ (?:&|y|e|et|and) /gi, ' ');
