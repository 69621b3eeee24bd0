import { beforeAll, describe, expect, it } from 'vitest';
import { enumName } from '#server/rest/schema.ts';
import { csvForm } from '#tests/csvForm.ts';
import { ERRORS } from '#tests/formErrors.ts';
import { CITY, columnTarget, useImports } from '#tests/importing.ts';
import { settledImport } from '#tests/settledImport.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit, verdicts, named } = useImports(test);

const IMPORT = `query ($id: ID!) { providerImport(id: $id) {
  columns { header field samples } countryCode language spellsNames services { name(language: "en") } warnings
  serviceTexts { text rowCount isMatched services { name(language: "en") } suggestedServices { name(language: "en") } }
  reasons { key text isWarning rowCount }
  rows { edges { node { databaseId line verdict cells likenessLine likeness { businessName } problems { text field isWarning } } } } } }`;

async function read(id: number) {
  const { body } = await staff.graphql(IMPORT, { id });
  expect(body.errors).toBeUndefined();
  return body.data.providerImport;
}

async function map(id: number, { columns, ...mapping }: { columns?: string[]; [name: string]: unknown }) {
  const { body } = await staff.graphql(
    `mutation ($input: MapProviderImportInput!) { mapProviderImport(input: $input) { __typename ${ERRORS} } }`,
    { input: { id, mapping: { ...mapping, ...(columns && { columns: columns.map(columnTarget) }) } } },
  );
  const refused = body.data.mapProviderImport.errors;
  if (refused) return refused[0];
  return settledImport(staff, id);
}

async function mend(importId: number, row: number, change: object) {
  const { rows } = await read(importId);
  const { body } = await staff.graphql(
    `mutation ($input: ChangeProviderImportRowInput!) {
      changeProviderImportRow(input: $input) {
    ... on ChangeProviderImportRowPayload { providerImportRow { line } }
    ... on FormErrors { errors { code message } } } }`,
    { input: { id: rows.edges[row].node.databaseId, ...change } },
  );
  return body.data.changeProviderImportRow.errors?.[0] ?? settledImport(staff, importId);
}

const serviceId = async (nameEn: string) => (await test.db.prisma.service.findFirstOrThrow({ where: { nameEn } })).id;

describe('the columns of an imported file', () => {
  describe('are recognised by their headers:', () => {
    // a file has a target once
    const FILES: Record<string, string | null>[] = [
      { LEGAL_NAME: 'businessName', nom_estab: 'commercialName', PHY_CITY: 'city', 'Entidad Federativa': 'region' },
      { CEP: 'postalCode', 'Teléfono / Celular': 'phone', 'Tax ID (EIN)': 'taxNumber', latitud: 'latitude' },
      { 'Correo electrónico': 'email', TELEFONE1: 'phone', Celular: 'mobilePhone', 'Página Web': 'websiteUrl' },
      { 'Razón Social': 'businessName', 'Nome Fantasia': 'commercialName', Município: 'city', UF: 'region' },
      { 'Código Postal': 'postalCode', TELEPHONE: 'phone', NIT: 'taxNumber', DOT_NUMBER: 'reference' },
      { CNPJ: 'taxNumber', 'ID de cuenta': 'reference', nombre_act: 'services', MCS150_MILEAGE: null },
    ];

    it.each(FILES)('%j', async (file) => {
      // its cells must be regions, too
      const cells = Object.values(file).map((target) => (target === 'region' ? 'Sonora' : 'a'));
      const { id } = await check([
        [...Object.keys(file), 'remarks of the office'],
        [...cells, 'b'],
      ]);
      expect((await read(id)).columns.slice(0, cells.length)).toEqual(
        Object.entries(file).map(([header, target], at) => {
          return { header, field: target && enumName(target), samples: [cells[at]] };
        }),
      );
    });
  });

  it('are mapped as chosen by staff, and the next file with the same header is mapped alike', async () => {
    const file = (name: string) => [
      ['Quién', 'Dónde', 'Qué hace'],
      [name, CITY, 'Refrigerated transport'],
    ];
    const { id } = await check(file('Leída'));
    expect((await read(id)).columns.map(({ field }: { field: null }) => field)).toEqual([null, null, null]);
    expect(await map(id, { columns: ['businessName', 'city', 'services'] })).toMatchObject({ createdCount: 1 });
    expect(await check(file('Otra'))).toMatchObject({ createdCount: 1 });
  });

  it('required for new providers are reported when missing, together with the existing ones', async () => {
    const { warnings } = await check([
      ['Quién es', 'De dónde'],
      ['Nadie', CITY],
    ]);
    expect(warnings[0]).toMatch(/^No column is read as “Business name”, “City”,? and “Services”/);
  });

  it('of the template need no mapping', async () => {
    const header = (await staff.get('/api/providers/import/template.csv')).body as string;
    const { id } = await check(`${header.trim()}\r\n${','.repeat(header.split(',').length - 1).replace(',', 'x,')}`);
    const { columns, warnings } = await read(id);
    expect(columns.filter(({ field }: { field: string | null }) => field === null)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['too few columns', { columns: ['businessName'] }, 'The mapping must have as many columns as the file'],
    ['the same target twice', { columns: ['description', 'description'] }, 'has the column description twice'],
    ['an unknown service', { serviceIds: [2_000_000_000] }, 'Service not found'],
  ])('are not mapped with %s', async (_, mapping, message) => {
    const { id } = await check([
      ['businessName', 'city'],
      ['A', CITY],
    ]);
    expect((await map(id, mapping)).message).toContain(message);
  });

  it('are not mapped once the import was committed', async () => {
    const { id } = await check([
      ['businessName', 'city', 'services'],
      ['Ya escrita', CITY, 'Refrigerated transport'],
    ]);
    await commit(id);
    expect((await map(id, { spellsNames: true })).code).toBe('CONFLICT');
    expect((await mend(id, 0, { isWanted: true })).code).toBe('CONFLICT');
  });
});

describe('the services of an imported file', () => {
  it('are matched once for all rows, with suggestions; rows without a service have the default ones', async () => {
    const { id } = await check([
      ['razon social', 'ciudad', 'giro'],
      ['Frigo Uno', CITY, 'cadena de frío'],
      ['Frigo Dos', CITY, 'cadena de frío'],
      ['Sin Giro', CITY, ''],
    ]);
    const [text] = (await read(id)).serviceTexts;
    expect(text).toMatchObject({ text: 'cadena de frío', rowCount: 2, isMatched: false });
    expect(text.suggestedServices).toContainEqual({ name: 'Refrigerated transport' });
    const services = [{ text: text.text, serviceIds: [await serviceId('Refrigerated transport')] }];
    const mapped = await map(id, { services, serviceIds: [await serviceId('Full truckload (FTL)')] });
    expect(mapped).toMatchObject({ createdCount: 3 });
    await commit(id);
    expect((await named('Frigo Dos'))!.services).toHaveLength(1);
    expect((await named('Sin Giro'))!.services[0]!.serviceId).toBe(await serviceId('Full truckload (FTL)'));
  });

  it('stay matched for the next file with the same header, and match its texts, too', async () => {
    const file = (text: string) => [
      ['razon social', 'municipio', 'rubro'],
      ['Rubro S.A.', CITY, text],
    ];
    const services = async (text: string) => [{ text, serviceIds: [await serviceId('Grain transport')] }];
    await map((await check(file('uno'))).id, { services: await services('uno') });
    await map((await check(file('dos'))).id, { services: await services('dos') });
    expect(await check(file('uno'))).toMatchObject({ createdCount: 1 });
  });

  it('may be marks in separate columns', async () => {
    const { id } = await check([
      ['LEGAL_NAME', 'PHY_CITY', 'CRGO_HOUSEHOLD', 'CRGO_MEAT'],
      ['ACME MOVERS LLC', CITY, 'X', ''],
    ]);
    await commit(id);
    const provider = await named('Acme Movers LLC');
    expect(provider!.services.map((service) => service.serviceId)).toEqual([await serviceId('Long-distance moving')]);
  });
});

describe('a row of a register', () => {
  const HEADER = ['razon social', 'ciudad', 'correo', 'telefono', 'www', 'giro'];

  it('is written without contacts that cannot be read, each of which is a warning', async () => {
    const { id } = await check([
      HEADER,
      [
        'Con Fallas',
        CITY,
        'no-es-correo',
        '(0341) 423-4567 / 423-4568',
        'www.confallas.example',
        'Refrigerated transport',
      ],
    ]);
    const [row] = (await read(id)).rows.edges;
    expect(row.node).toMatchObject({
      verdict: 'CREATE',
      problems: [{ field: 'EMAIL', isWarning: true, text: '“no-es-correo” is not a valid contact and is left out' }],
    });
    await commit(id);
    expect(await named('Con Fallas')).toMatchObject({
      websiteUrl: 'https://www.confallas.example',
      contacts: [{ contactValue: '+543414234567' }, { contactValue: '+543414234568' }],
    });
  });

  it('has all of its problems, and the file the frequency of each', async () => {
    const { id } = await check([
      HEADER,
      ['', 'Xqzwville', 'no', '', '', 'Nada conocido'],
      ['', 'Xqzwville', '', '', '', 'Refrigerated transport'],
    ]);
    const { rows, reasons } = await read(id);
    expect(rows.edges[0].node.problems.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['BUSINESS_NAME', 'CITY', 'SERVICES']),
    );
    expect(reasons.find(({ key }: { key: string }) => key === 'provider.nameRequired')).toMatchObject({ rowCount: 2 });
  });

  it('is corrected in the table, and checked again', async () => {
    const { id } = await check([HEADER, ['Por Enmendar', 'Xqzwville', '', '', '', 'Refrigerated transport']]);
    expect(await verdicts(id)).toEqual(['REFUSED']);
    expect(await mend(id, 0, { cells: [{ column: 1, text: CITY }] })).toMatchObject({
      createdCount: 1,
      refusedCount: 0,
    });
    expect(await mend(id, 0, { cells: [{ column: 9, text: CITY }] })).toMatchObject({
      message: 'This cell is not in the file, or is too long',
    });
  });

  it('that resembles another row or a provider of its place is a duplicate, and is written at the request of staff', async () => {
    const file = [
      HEADER,
      ['Repetida del Sur S.A.', CITY, '', '', '', 'Refrigerated transport'],
      ['REPETIDA DEL SUR', CITY, '', '', '', 'Grain transport'],
      ['Repetida e Hijos (antes Sur)', CITY, '', '', '', 'Grain transport'],
      ['Repetida & Hijos S.A.', CITY, '', '', '', 'Grain transport'],
    ];
    const { id } = await check(file);
    expect((await read(id)).rows.edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { verdict: 'CREATE' },
      { verdict: 'DUPLICATE', likenessLine: 2, problems: [{ text: 'Possible duplicate of line 2' }] },
      { verdict: 'CREATE' },
      { verdict: 'DUPLICATE', likenessLine: 4 },
    ]);
    await commit(id);
    const again = await check([
      HEADER,
      ['Repetida del Sur SRL', CITY, '', '', '', 'Grain transport'],
      // a branch
      ['Repetida del Sur SRL', 'Mendoza, Argentina', '', '', '', 'Grain transport'],
    ]);
    expect((await read(again.id)).rows.edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { verdict: 'DUPLICATE', likeness: { businessName: 'Repetida del Sur S.A.' } },
      { verdict: 'CREATE' },
    ]);
    expect(await mend(again.id, 0, { isWanted: true })).toMatchObject({ createdCount: 2, duplicateCount: 0 });
    expect(await commit(again.id)).toMatchObject({ createdCount: 2 });
  });

  describe('has no phone that a spreadsheet damaged, and its name as it was:', () => {
    // [damaged, stored] of a phone and a name
    const CASES: [string, string | null, string, string][] = [
      ['3414234567.0', '+543414234567', 'Decimal S.A.', 'Decimal S.A.'],
      ['3,41423E+09', null, 'LogÃ­stica Ã‘andÃº', 'Logística Ñandú'],
      ['-4234567', null, 'Resta S.A.', 'Resta S.A.'],
      ['#¡REF!', null, 'Error S.A.', 'Error S.A.'],
    ];
    beforeAll(async () => {
      const rows = CASES.map(([phone, , name]) => [name, CITY, '', phone, '', 'Grain transport']);
      await commit((await check([HEADER, ...rows])).id);
    });

    it.each(CASES)('%s', async (_phone, stored, _name, named_) => {
      expect((await named(named_))!.contacts.map(({ contactValue }) => contactValue)).toEqual(stored ? [stored] : []);
    });
  });

  it('is refused when a program has written its name', async () => {
    const names = ['#REF!', 'NULL', 'nan', 'true'];
    const { id } = await check([HEADER, ...names.map((name) => [name, CITY, '', '', '', 'Grain transport'])]);
    const refused = { node: { problems: [{ field: 'BUSINESS_NAME' }] } };
    expect((await read(id)).rows.edges).toMatchObject(names.map(() => refused));
  });

  it('has its tax number with the zeros that a spreadsheet removed, where the checksum leaves no doubt', async () => {
    const { id } = await check([
      ['razao social', 'cidade', 'pais', 'cnpj', 'servicos', 'descricao'],
      ['Zeros Ltda', 'São Paulo, SP', 'BR', '7526557000100', 'Grain transport', 'N/A'],
    ]);
    await commit(id);
    expect(await named('Zeros Ltda')).toMatchObject({ taxNumber: '07526557000100', description: '' });
  });

  it('in capitals gets the spelling of a name, with legal forms', async () => {
    const { id } = await check([HEADER, ['TRANSPORTES DEL VALLE S.A. DE C.V.', CITY, '', '', '', 'Grain transport']]);
    await commit(id);
    expect(await named('Transportes del Valle S.A. de C.V.')).toBeTruthy();
  });
});

it('an import is for super admins', async () => {
  const anonymous = await test.post('/api/providers/import', csvForm([['businessName'], ['A']]));
  expect(anonymous.status).toBe(401);
});
