import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useImports } from '#tests/importing.ts';
import { judgeRow, readRegister, readTruth } from '#tests/registers/judge.ts';
import { settledImport } from '#tests/settledImport.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit } = useImports(test);

const STANDARD = 'Full truckload (FTL)';

interface Said {
  services: string[];
  also: string[];
}

/** The clerk's answer for each text of the columns of services. */
function readTexts(): Map<string, string[]> {
  const said = JSON.parse(readFileSync('tests/registers/services.json', 'utf8'));
  const activities: (Said & { activity: string })[] = Object.values(said.mx);
  const modalities: (Said & { modality: string })[] = said.co;
  const first = ({ services, also }: Said) => [...services, ...also].slice(0, 1);
  return new Map([
    ...activities.map((one) => [one.activity, first(one)] as const),
    ...modalities.map((one) => [one.modality, first(one)] as const),
  ]);
}

async function serviceIds(names: string[]): Promise<number[]> {
  const found = await test.db.prisma.service.findMany({ where: { nameEn: { in: names } }, select: { id: true } });
  return found.map(({ id }) => id);
}

/** As in the browser: the columns as they are recognised; country and services as the clerk says. */
async function map(id: number, countryCode: string) {
  const { body } = await staff.graphql(
    'query ($id: Int!) { providerImport(databaseId: $id) { serviceTexts { text } } }',
    { id },
  );
  const texts = readTexts();
  const services = await Promise.all(
    body.data.providerImport.serviceTexts.map(async ({ text }: { text: string }) => ({
      text,
      serviceDatabaseIds: await serviceIds(texts.get(text) ?? []),
    })),
  );
  const mapping = { countryCode, serviceDatabaseIds: await serviceIds([STANDARD]), services };
  const mapped = await staff.graphql(
    `mutation ($id: Int!, $mapping: ProviderImportMappingInput!) {
      mapProviderImport(databaseId: $id, mapping: $mapping) { providerImport { databaseId } } }`,
    { id, mapping },
  );
  expect(mapped.body.errors).toBeUndefined();
  return settledImport(staff, id);
}

const rowsOf = (importId: number) =>
  test.db.prisma.providerImportRow.findMany({
    where: { importId },
    orderBy: { id: 'asc' },
    include: {
      provider: { include: { address: true, contacts: true, services: { include: { service: true } } } },
    },
  });

/** All providers with what belongs to them, to the byte. */
async function directory() {
  const { rows } = await test.db.pool.query(`
    select (select md5(string_agg(p::text, '' order by id)) from providers p) as providers,
      (select md5(string_agg(c::text, '' order by id)) from contacts c) as contacts,
      (select md5(string_agg(s::text, '' order by id)) from provider_services s) as services`);
  return rows[0];
}

const LARGE = [
  ['us-census.csv', ''],
  ['mx-denue.csv', 'MX'],
  ['co-dian.xlsx', 'CO'],
  ['kept/co-dian.xlsx', 'CO'],
];

describe('a register as its office publishes it', () => {
  it.each([
    ['kept/us-census.csv', ''],
    ['kept/mx-denue.csv', 'MX'],
    ['kept/co-dian.csv', 'CO'],
    ...(isLong ? LARGE : []),
  ])(
    '%s has at least 95 of 100 rows imported and approved, and is undone to the byte',
    async (file, country) => {
      const before = await directory();
      const { id } = await check(readRegister(file));
      const checked = await map(id, country);
      await commit(id, 'The register of 2026');
      const rows = await rowsOf(id);
      expect(rows.filter(({ provider }) => provider).every(({ provider }) => provider!.approvedAt)).toBe(true);
      expect(rows.filter(({ provider }) => provider)).toHaveLength(checked.createdCount);
      const truth = readTruth(file);
      const faults = truth.map((one, at) => judgeRow(one, rows[at]!, STANDARD));
      const importable = truth.filter((one) => one.importable).length;
      const wrong = truth.flatMap((one, at) =>
        one.importable && faults[at]!.length > 0 ? `${one.row}: ${faults[at]}` : [],
      );
      expect(1 - wrong.length / importable, wrong.join('; ')).toBeGreaterThanOrEqual(0.95);

      expect((await staff.post(`/api/providers/import/${id}/undo`)).status).toBe(202);
      expect(await settledImport(staff, id)).toMatchObject({ status: 'undone' });
      expect(await directory()).toEqual(before);
    },
    // the largest takes a minute on a busy machine
    180_000,
  );
});
