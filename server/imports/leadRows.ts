import { Prisma } from '#server/generated/prisma/client.ts';
import { hasCheckDigit } from '#server/tax-types/checkDigit.ts';
import type { Mapping } from './reading/mapping.ts';

type Tx = Prisma.TransactionClient;

/**
 * If rows are to be joined, assigns to each row the first row of the same provider: with the same registry number,
 * otherwise the same tax number with or without its check digit, otherwise the same name without its legal form. A row
 * without any of these continues the row above. If fewer rows share registry numbers than tax numbers or names, these
 * are numbers of permits and are ignored. If rows are not to be joined, separates them.
 */
export async function leadRows(tx: Tx, importId: number, { joinsRows, targets, countryCode }: Mapping): Promise<void> {
  if (!joinsRows) {
    await tx.providerImportRow.updateMany({ where: { importId, leadId: { not: null } }, data: { leadId: null } });
    return;
  }
  // arrays begin at 1 in SQL, so a missing column has position 0 and its cells are null
  const [reference, taxNumber, name, otherName] = (
    ['reference', 'taxNumber', 'businessName', 'commercialName'] as const
  ).map((target) => targets.indexOf(target) + 1);
  // tax numbers without labels, fractions and leading zeros; null for fillers and for numbers with masked digits
  const numbered = Prisma.sql`numbered as (
    select r.*, case when number ~ '(\\d.*){5}' and number !~ '^(.)\\1*$|^X[AE]XX010101000$' and cell !~ '[*]' then number end as number
    from provider_import_rows r, lateral (select cells[${taxNumber}::int] as cell) tax, lateral (
      select ltrim(duplicates.tax_key(
        regexp_replace(cell, '^\\s*(nit|rut|ruc|rfc|cuit|cnpj|cpf|rnc|rtn|rif)\\y|[.,]0{1,2}\\s*$', '', 'gi')), '0') as number
    ) bare
    where import_id = ${importId} and not is_done
  )`;
  const longer = await tx.$queryRaw<{ number: string }[]>`
    with ${numbered}, numbers as (select distinct number from numbered where number is not null)
    select number from numbers where left(number, -1) in (select number from numbers)`;
  const checked = longer.map(({ number }) => number).filter((number) => hasCheckDigit(number, countryCode));
  await tx.$executeRaw`
    with ${numbered}, referenced as (
      select *, substring(lower(btrim(cells[${reference}::int])) from '.*[1-9].*') as reference from numbered
    ), shared as (
      select 2 * (count(reference) - count(distinct reference)) >= greatest(count(number) - count(distinct number),
        count(name) - count(distinct name)) as is_of_provider
      from referenced, lateral (select lower(btrim(cells[${name}::int])) as name) named
    ), keyed as (
      select id, coalesce(
        case when is_of_provider then 'reference ' || reference end,
        'tax ' || case when number = any(${checked}::text[]) then left(number, -1) else number end,
        'name ' || nullif(duplicates.name_key(coalesce(nullif(btrim(cells[${name}::int]), ''), cells[${otherName}::int])), '')
      ) as key
      from referenced, shared
    ), runs as (
      select id, key, count(key) over (order by id) as run from keyed
    ), named as (
      select id, first_value(key) over (partition by run order by id) as key from runs
    ), led as (
      select id, min(id) over (partition by key) as first from named where key is not null
    )
    update provider_import_rows r set lead_id = nullif(led.first, r.id) from led where r.id = led.id`;
}

/** Adds to each row the other rows of the same provider, in the order of the file. */
export async function followersOf<Row extends { id: number }>(tx: Tx, importId: number, leads: Row[]) {
  const followers = await tx.providerImportRow.findMany({
    where: { importId, leadId: { in: leads.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: { id: true, cells: true, leadId: true, verdict: true },
  });
  const byLead = Map.groupBy(followers, ({ leadId }) => leadId!);
  return leads.map((row) => ({ ...row, followers: byLead.get(row.id) ?? [] }));
}
