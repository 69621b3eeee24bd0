import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnTarget, useImports } from '#tests/importing.ts';
import { isSilent, judgeRow, readRegister, readTruth } from '#tests/registers/judge.ts';
import { type Clerk, REGISTERS } from '#tests/registers/registers.ts';
import { settledImport } from '#tests/settledImport.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong, judgedRegisters } from '#tests/tier.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit } = useImports(test);

const STANDARD = 'Full truckload (FTL)';

interface Said {
  services: string[];
  also: string[];
}

/** The answers of a clerk for each text of the service columns. */
function readTexts(): Map<string, string[]> {
  const said = JSON.parse(readFileSync('tests/registers/services.json', 'utf8'));
  const activities: (Said & { activity: string })[] = Object.values(said.mx);
  const modalities: (Said & { modality: string })[] = said.co;
  const first = ({ services, also }: Said) => [...services, ...also].slice(0, 1);
  return new Map([
    ...activities.map((item) => [item.activity, first(item)] as const),
    ...modalities.map((item) => [item.modality, first(item)] as const),
  ]);
}

async function serviceIds(names: string[]): Promise<number[]> {
  const found = await test.db.prisma.service.findMany({ where: { nameEn: { in: names } }, select: { id: true } });
  return found.map(({ id }) => id);
}

/** Like the browser: recognised columns, with the clerk's choice of country and services. */
async function map(id: number, { countryCode = '', columns, joinsRows }: Clerk) {
  const { body } = await staff.graphql(
    'query ($id: ID!) { providerImport(id: $id) { columns { header field service { databaseId } } serviceTexts { text } } }',
    { id },
  );
  const texts = readTexts();
  const services = await Promise.all(
    body.data.providerImport.serviceTexts.map(async ({ text }: { text: string }) => ({
      text,
      serviceIds: await serviceIds(texts.get(text) ?? []),
    })),
  );
  const mapped = body.data.providerImport.columns.map(
    ({ header, field, service }: { header: string; field: string | null; service: { databaseId: number } | null }) => {
      if (columns && header in columns) return columnTarget(columns[header]!);
      return service ? { serviceId: service.databaseId } : field ? { field } : { isIgnored: true };
    },
  );
  const mapping = {
    countryCode: countryCode || null,
    serviceIds: await serviceIds([STANDARD]),
    services,
    ...(columns && { columns: mapped }),
    ...(joinsRows && { joinsRows }),
  };
  const { body: result } = await staff.graphql(
    'mutation ($input: MapProviderImportInput!) { mapProviderImport(input: $input) { __typename } }',
    { input: { id, mapping } },
  );
  expect(result.data.mapProviderImport.__typename).toBe('MapProviderImportPayload');
  return settledImport(staff, id);
}

const rowsOf = (importId: number) =>
  test.db.prisma.providerImportRow.findMany({
    where: { importId },
    orderBy: { id: 'asc' },
    include: {
      provider: {
        include: {
          address: { include: { region: true } },
          contacts: true,
          services: { include: { service: true, address: { include: { region: true } } } },
        },
      },
    },
  });

/** All providers with their relations, for an exact comparison. */
async function directory() {
  const { rows } = await test.db.pool.query(`
    select (select md5(string_agg(p::text, '' order by id)) from providers p) as providers,
      (select md5(string_agg(c::text, '' order by id)) from contacts c) as contacts,
      (select md5(string_agg(s::text, '' order by id)) from provider_services s) as services`);
  return rows[0];
}

const wanted = REGISTERS.filter(({ folder, isLong: takesLong }) =>
  judgedRegisters ? judgedRegisters === 'all' || folder.startsWith(judgedRegisters) : isLong || !takesLong,
);

describe('a register as published by its office', () => {
  it.each(wanted)(
    '$folder has most of its rows imported and approved, and is undone to the byte',
    async ({ folder, clerk, atLeast = 0.95 }) => {
      const before = await directory();
      const { id } = await check(readRegister(folder));
      const checked = await map(id, clerk);
      await commit(id, 'The register of 2026');
      const rows = await rowsOf(id);
      expect(rows.filter(({ provider }) => provider).every(({ provider }) => provider!.approvedAt)).toBe(true);
      expect(rows.filter(({ provider }) => provider)).toHaveLength(checked.createdCount);
      const truth = readTruth(folder);
      const faults = truth.map((row, at) => judgeRow(row, rows[at]!, STANDARD));
      const counts = truth.map((row) => row.importable || isSmall(truth));
      const importable = counts.filter(Boolean).length;
      const wrong = truth.flatMap((item, at) =>
        counts[at] && faults[at]!.length > 0
          ? `${item.row}: ${faults[at]}${isSilent(faults[at]!, rows[at]!) ? ' (no warning)' : ''}`
          : [],
      );
      if (judgedRegisters) print(folder, importable, wrong);
      expect(1 - wrong.length / importable, wrong.join('; ')).toBeGreaterThanOrEqual(isSmall(truth) ? 1 : atLeast);

      if (checked.createdCount === 0) return;
      expect((await staff.post(`/api/providers/import/${id}/undo`)).status).toBe(202);
      expect(await settledImport(staff, id)).toMatchObject({ status: 'undone' });
      expect(await directory()).toEqual(before);
    },
    // the largest takes a minute on a busy machine
    180_000,
  );
});

/** A sample of one kind of fault, which must be entirely correct. */
const isSmall = (truth: unknown[]) => truth.length < 10;

/** A line of the table of `npm run registers`, and the wrong rows. */
function print(folder: string, importable: number, wrong: string[]): void {
  const percent = (count: number) => `${((100 * count) / importable).toFixed(1)} %`.padStart(8);
  const silent = wrong.filter((line) => line.endsWith('(no warning)')).length;
  const fields = Map.groupBy(
    wrong.flatMap((line) => line.replace(/^\d+: | \(no warning\)$/g, '').split(',')),
    (field) => field,
  );
  const byField = [...fields].map(([field, all]) => `${field} ${all.length}`).join(', ');
  console.log(
    `${folder.padEnd(22)}${String(importable).padStart(6)} rows${percent(importable - wrong.length)} right${percent(silent)} wrong without a warning  ${byField}`,
  );
  for (const line of wrong.slice(0, 20)) console.log(`    row ${line}`);
}
