import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Mapping } from './reading/mapping.ts';

type Tx = Prisma.TransactionClient;

/**
 * If several rows may be one provider, gives each row the first row with the same registry number, else the same tax
 * number, else the same name without its legal form. Otherwise separates the rows.
 */
export async function leadRows(tx: Tx, importId: number, { joinsRows, targets }: Mapping): Promise<void> {
  if (!joinsRows) {
    await tx.providerImportRow.updateMany({ where: { importId, leadId: { not: null } }, data: { leadId: null } });
    return;
  }
  // arrays begin at 1; a column that is not there is null
  const [reference, taxNumber, name, otherName] = (
    ['reference', 'taxNumber', 'businessName', 'commercialName'] as const
  ).map((target) => targets.indexOf(target) + 1);
  await tx.$executeRaw`
    with keyed as (
      select id, coalesce(
        'reference ' || nullif(lower(btrim(cells[${reference}::int])), ''),
        'tax ' || duplicates.tax_key(cells[${taxNumber}::int]),
        'name ' || nullif(duplicates.name_key(coalesce(nullif(btrim(cells[${name}::int]), ''), cells[${otherName}::int])), '')
      ) as key
      from provider_import_rows where import_id = ${importId} and not is_done
    ), led as (
      select id, min(id) over (partition by key) as first from keyed where key is not null
    )
    update provider_import_rows r set lead_id = nullif(led.first, r.id) from led where r.id = led.id`;
}

/** The other rows of the providers of these rows, in the order of the file. */
export async function followersOf<Row extends { id: number }>(tx: Tx, importId: number, leads: Row[]) {
  const followers = await tx.providerImportRow.findMany({
    where: { importId, leadId: { in: leads.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: { id: true, cells: true, leadId: true, verdict: true },
  });
  const byLead = Map.groupBy(followers, ({ leadId }) => leadId!);
  return leads.map((row) => ({ ...row, followers: byLead.get(row.id) ?? [] }));
}
