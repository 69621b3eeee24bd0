import { describe, expect, it } from 'vitest';
import { csvForm } from '#tests/csvForm.ts';
import { CITY, IMPORT_HEADER, importRow, useImports } from '#tests/importing.ts';
import { settledImport } from '#tests/settledImport.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit, rowsOf, verdicts, named } = useImports(test);

describe('an import', () => {
  it('reports its changes, makes them, and finds nothing to change the second time', async () => {
    const file = [
      IMPORT_HEADER,
      importRow('n-1', 'Nueva Uno'),
      importRow('n-2', 'Nueva Dos', { taxNumber: '30-50001091-2' }),
      importRow('n-3', ''),
    ];
    const checked = await check(file);
    expect(checked).toMatchObject({
      status: 'checked',
      fileName: 'providers.csv',
      rowCount: 3,
      doneCount: 3,
      createdCount: 2,
      updatedCount: 0,
      unchangedCount: 0,
      refusedCount: 1,
      warnings: [],
      user: { displayName: 'Super Admin' },
      finishedAt: null,
    });
    expect(await rowsOf(checked.id)).toEqual([
      { line: 2, verdict: 'CREATE', businessName: 'Nueva Uno', messages: [], column: null, provider: null },
      { line: 3, verdict: 'CREATE', businessName: 'Nueva Dos', messages: [], column: null, provider: null },
      {
        line: 4,
        verdict: 'REFUSED',
        businessName: '',
        messages: ['Business name is required'],
        column: 'businessName',
        provider: null,
      },
    ]);
    expect(await named('Nueva Uno')).toBeNull();

    const done = await commit(checked.id);
    expect(done).toMatchObject({ status: 'done', doneCount: 3, createdCount: 2, refusedCount: 1 });
    const made = (await named('Nueva Uno'))!;
    expect(made).toMatchObject({ addressId: ROSARIO, approvedAt: null, version: 1, applicantEmail: null });
    expect(made.contacts).toMatchObject([{ contactType: 'email', contactValue: 'a@b.example' }]);
    expect(made.services).toMatchObject([{ serviceId: 29, addressId: ROSARIO }]);
    expect((await rowsOf(checked.id))[0]!.provider).toEqual({ databaseId: made.id });
    expect((await staff.get('/api/providers/unapproved?q=Nueva+Uno')).body.count).toBe(1);

    const again = await check(file);
    expect(again).toMatchObject({ unchangedCount: 2, refusedCount: 1, createdCount: 0 });
    expect(again.warnings).toEqual([expect.stringMatching(/^This file was already imported on 2\d{3}-/)]);
    await commit(again.id);
    expect(await test.db.prisma.provider.count({ where: { businessName: { startsWith: 'Nueva' } } })).toBe(2);
    expect((await named('Nueva Uno'))!.version).toBe(1);
  });

  it('is written like changes by staff: with history, log and search, and keeps the approval', async () => {
    const name = 'Cambiante Única';
    const first = await check([IMPORT_HEADER, importRow('c-1', name)]);
    await commit(first.id);
    const { id } = (await named(name))!;
    await staff.post(`/api/providers/${id}/approve`);
    const second = await check([IMPORT_HEADER, importRow('c-1', `${name} Zarzaparrilla`, { taxNumber: '1-2' })]);
    expect(await verdicts(second.id)).toEqual(['UPDATE']);
    expect((await rowsOf(second.id))[0]!.provider).toEqual({ databaseId: id });
    await commit(second.id);
    const { body } = await staff.get(`/api/providers/${id}`);
    expect(body).toMatchObject({ taxNumber: '1-2', approvedAt: expect.any(String), version: 3 });
    const found = (await test.get('/api/search?q=zarzaparrilla')).body.rows;
    expect(found.map((result: { id: number }) => result.id)).toContain(id);
    const logs = await test.db.prisma.log.findMany({
      where: { subject: 'provider', subjectId: id },
      orderBy: { id: 'asc' },
    });
    expect(logs.map(({ code }) => code)).toEqual(['providerCreated', 'providerApproved', 'providerChanged']);
    expect(logs[2]).toMatchObject({
      before: { businessName: name, taxNumber: null },
      after: { businessName: `${name} Zarzaparrilla`, taxNumber: '1-2' },
      userId: expect.any(Number),
      requestId: `import ${second.id}`,
    });
  });

  it('leaves fields without a column unchanged, and clears empty cells', async () => {
    const full = [...IMPORT_HEADER, 'commercialName', 'websiteUrl', 'description', 'taxType'];
    const filled = [
      ...importRow('k-1', 'Columnas', { taxNumber: '7' }),
      'Com',
      'https://k.example',
      'Some text',
      'AR CUIT',
    ];
    await commit((await check([full, filled])).id);
    const fewer = ['reference', 'businessName', 'city', 'services', 'websiteUrl'];
    const { id } = await check([fewer, ['k-1', 'Columnas', CITY, 'Refrigerated transport', '']]);
    expect(await verdicts(id)).toEqual(['UPDATE']);
    await commit(id);
    const stored = (await named('Columnas'))!;
    expect(stored).toMatchObject({
      commercialName: 'Com',
      websiteUrl: null,
      description: 'Some text',
      taxTypeId: 1,
      taxNumber: '7',
    });
    expect(stored.contacts).toHaveLength(1);
  });

  it('is uploaded over GraphQL too', async () => {
    const query = `mutation ($file: Upload!) { checkProviderImport(input: { file: $file }) {
    ... on CheckProviderImportPayload { providerImport {
      databaseId fileName status rowCount } }
    ... on FormErrors { errors { code message } } } }`;
    const form = new FormData();
    form.append('operations', JSON.stringify({ query, variables: { file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append(
      '0',
      csvForm([IMPORT_HEADER, importRow('g-1', 'Grafo')]).get('file') as Blob,
      'C:\\fakepath\\grafo.csv',
    );
    const { body } = await staff.form('/graphql', form);
    const { providerImport } = body.data.checkProviderImport;
    // the worker may have been as fast as the response
    expect(providerImport).toMatchObject({
      fileName: 'grafo.csv',
      status: expect.toBeOneOf(['CHECKING', 'CHECKED']),
      rowCount: 1,
    });
    expect(await settledImport(staff, providerImport.databaseId)).toMatchObject({ status: 'checked', createdCount: 1 });
  });

  it('is committed once, and not after it is cancelled', async () => {
    const { id } = await check([IMPORT_HEADER, importRow('z-1', 'Cancelada')]);
    const cancel = () =>
      staff.graphql(
        'mutation ($id: ID!) { cancelProviderImport(input: { id: $id }) { providerImport { status finishedAt } } }',
        { id },
      );
    expect((await cancel()).body.data.cancelProviderImport.providerImport).toEqual({
      status: 'CANCELLED',
      finishedAt: expect.any(String),
    });
    expect((await staff.post(`/api/providers/import/${id}/commit`)).status).toBe(409);
    expect((await cancel()).body.errors[0].extensions.code).toBe('CONFLICT');
    expect((await staff.post('/api/providers/import/999999/commit')).status).toBe(404);
    const other = await check([IMPORT_HEADER, importRow('z-2', 'Confirmada')]);
    const both = await Promise.all([1, 2].map(() => staff.post(`/api/providers/import/${other.id}/commit`)));
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    await settledImport(staff, other.id);
    expect(await named('Cancelada')).toBeNull();
  });

  it('has a report with every row and its result, which can be corrected and uploaded again', async () => {
    const { id } = await check([
      IMPORT_HEADER,
      importRow('p-1', 'Parte'),
      importRow('p-2', "'=Mala", { city: 'Erewhon' }),
    ]);
    const { headers, body } = await staff.get(`/api/providers/import/${id}/report.csv`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="import-report-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = body.replace(/^\ufeff/, '').split('\r\n');
    expect(lines[0]).toBe(`line,verdict,column,messages,providerId,${IMPORT_HEADER.join(',')}`);
    expect(lines[2]).toMatch(/^3,refused,city,"We do not recognize the place “Erewhon”.*",,p-2,'=Mala,Erewhon,/);
    const mended = await check(body.replaceAll(',Erewhon,', `,"${CITY}",`));
    expect(await verdicts(mended.id)).toEqual(['CREATE', 'CREATE']);
  });

  it('is listed, newest first, in a few statements', async () => {
    const query = `query ($n: Int!) { providerImports(first: $n) { totalCount edges { node { databaseId
      user { displayName } rows(first: 3) { edges { node { line provider { businessName } } } } } } } }`;
    const { providerImports } = (await staff.graphql(query, { n: 20 })).body.data;
    const ids = providerImports.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    expect(providerImports.totalCount).toBe(await test.db.prisma.providerImport.count());
    const list =
      'query ($n: Int!) { providerImports(first: $n) { totalCount edges { node { fileName user { email } } } } }';
    const ask = async (n: number) => (await test.statements(() => staff.graphql(list, { n }))).length;
    expect(await ask(1)).toBe(await ask(20));
    const rows = `query ($n: Int!) { providerImport(id: ${ids[0]}) { rows(first: $n) { totalCount edges { node {
      problems { text } provider { businessName } } } } } }`;
    expect((await test.statements(() => staff.graphql(rows, { n: 1000 }))).length).toBeLessThanOrEqual(6);
  });
});
