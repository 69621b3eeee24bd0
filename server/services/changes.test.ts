import { describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { eventually } from '#tests/eventually.ts';
import { useStaff } from '#tests/staff.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const COLD = 6;
const test = useApp('demo');
useWorker(test);
const staff = useStaff(test);

const NAMES =
  'databaseId name en: name(language: "en") es: name(language: "es") pt: name(language: "pt") version subcategory { databaseId }';
const translations = (names: Record<string, string>) =>
  Object.entries(names).map(([language, name]) => ({ language, name }));
const save = async (operation: string, variables: object, language = 'en') => {
  const browser = visitor(test, { 'accept-language': language });
  for (const [name, value] of staff.cookies) browser.cookies.set(name, value);
  return (await browser.graphql(operation, variables)).body;
};
const create = (input: object, language?: string) =>
  save(
    `mutation ($input: CreateServiceInput!) { createService(input: $input) { ... on CreateServicePayload { service { ${NAMES} } } } }`,
    { input: { service: { subcategoryId: COLD, ...input } } },
    language,
  );
const update = (databaseId: number, input: object, version: number | null = null, language?: string) =>
  save(
    `mutation ($input: UpdateServiceInput!) {
      updateService(input: $input) { ... on UpdateServicePayload { service { ${NAMES} } } }
    }`,
    {
      input: {
        id: databaseId,
        expectedVersion: version ?? 0,
        force: version === null,
        service: { subcategoryId: COLD, ...input },
      },
    },
    language,
  );
const found = async (words: string) =>
  (await test.get(`/api/search?q=${encodeURIComponent(words)}`)).body.rows.map((row: { id: number }) => row.id);

describe('a service', () => {
  it('is created and saved over REST as documented', async () => {
    const input = { name: 'Ice cream transport', idServiceSubcategories: COLD };
    const { status, body } = await staff.post('/api/services', input);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      ...input,
      subcategory: { id: COLD, name: expect.any(String), category: { id: 2, name: 'Cold chain' } },
      facet: 'work',
      synonyms: [],
    });
    expect((await test.get(`/api/services/${body.id}`)).body).toEqual(body);
    const saved = await staff.put(`/api/services/${body.id}`, { ...body, name: 'Ice transport', nameEs: 'Hielo' });
    expect(saved).toMatchObject({ status: 200, body: { id: body.id, name: 'Ice transport' } });
    expect((await test.get(`/api/services/${body.id}`, { 'accept-language': 'es' })).body.name).toBe('Hielo');
    expect((await test.get('/api/services?q=hielo')).body.rows).toMatchObject([{ id: body.id }]);
  });

  it('uses its name for every language without a separate name', async () => {
    const { service } = (
      await create({ name: 'Carga viva', translations: translations({ en: 'Livestock', pt: ' ' }) }, 'es')
    ).data.createService;
    expect(service).toMatchObject({ en: 'Livestock', es: 'Carga viva', pt: 'Carga viva', version: 1 });
  });

  it('changes its name in the language of the request only', async () => {
    const { databaseId } = (await create({ name: 'One' })).data.createService.service;
    const { service } = (await update(databaseId, { name: 'Um' }, null, 'pt')).data.updateService;
    expect(service).toMatchObject({ name: 'Um', en: 'One', es: 'One', pt: 'Um', version: 2 });
    const names = { en: 'Two', es: 'Dos', pt: 'Dois' };
    const whole = await update(databaseId, { name: 'x', translations: translations(names) });
    expect(whole.data.updateService.service).toMatchObject({ ...names, name: 'Two' });
  });

  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Service name is required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Too long: at most 120 characters'],
    [{ nameEs: 'x'.repeat(121) }, 'nameEs', 'Too long: at most 120 characters'],
    [{ nameEs: 7 }, 'nameEs', 'nameEs must be a string'],
    [{ idServiceSubcategories: null }, 'idServiceSubcategories', 'Subcategory is required'],
    [{ idServiceSubcategories: 99_999 }, 'idServiceSubcategories', 'Subcategory not found'],
    [{ idServiceSubcategories: 'x' }, 'idServiceSubcategories', 'An id is a whole number of 1 or more'],
  ])('with %o is refused', async (wrong, field, message) => {
    const body = { name: 'A service', idServiceSubcategories: COLD, ...wrong };
    const refused = { status: 400, body: { field, message } };
    expect(await staff.post('/api/services', body)).toMatchObject(refused);
    expect(await staff.put('/api/services/29', body)).toMatchObject(refused);
  });

  it('is a 404 when it does not exist, and a 400 when the id is not a number', async () => {
    const body = { name: 'A service', idServiceSubcategories: COLD };
    expect((await staff.put('/api/services/999999', body)).status).toBe(404);
    expect((await staff.put('/api/services/abc', body)).status).toBe(400);
  });

  it('is saved by only one of two editors of the same version', async () => {
    const { databaseId, version } = (await create({ name: 'Shared' })).data.createService.service;
    const both = await Promise.all(['mine', 'yours'].map((name) => update(databaseId, { name }, version)));
    expect(both.filter(({ data }) => data?.updateService)).toHaveLength(1);
    expect(both.find(({ errors }) => errors)!.errors[0]).toMatchObject({
      message: 'Someone else saved this service in the meantime. Compare both versions and save again.',
      extensions: { code: 'CONFLICT', field: 'version' },
    });
  });

  it('has a history with before and after', async () => {
    const { databaseId } = (await create({ name: 'Old' })).data.createService.service;
    await update(databaseId, { name: 'New' });
    const logs = await test.db.prisma.log.findMany({
      where: { subject: 'service', subjectId: databaseId },
      orderBy: { id: 'asc' },
    });
    expect(logs).toMatchObject([
      {
        code: 'serviceCreated',
        before: null,
        after: { nameEn: 'Old', subcategory: { en: 'Chilled and frozen food' } },
      },
      { code: 'serviceChanged', before: { nameEn: 'Old' }, after: { nameEn: 'New', nameEs: 'Old' } },
    ]);
  });

  it('is found by its new name with every provider that offers it, even with more than a batch', async () => {
    const { databaseId } = (await create({ name: 'Quetzalfreight' })).data.createService.service;
    const { pool } = test.db;
    const few = await addProvider(test.db, 'Few Wheels', ROSARIO, 'Trucks.');
    await pool.query('update provider_services set service_id = $1 where provider_id = $2', [databaseId, few]);
    await pool.query('update provider_services set service_id = $1 where provider_id <= 450', [databaseId]);
    const many = await pool.query(
      `select distinct provider_id from provider_services join providers p on p.id = provider_id
        where service_id = $1 and status = 'approved'`,
      [databaseId],
    );
    expect(many.rowCount).toBeGreaterThan(401);
    expect(await found('Colibrifreight')).toEqual([]);
    await update(databaseId, { name: 'Colibrifreight' });
    const documents = `select count(*)::int as count
      from (select terms from search.document union all select terms from search.pending_document) documents
      where terms @@ '''@${databaseId}'''::tsquery`;
    await eventually(async () => expect((await pool.query(documents)).rows[0].count).toBe(many.rowCount));
    expect((await test.get('/api/search?q=Colibrifreight')).body.count).toBe(many.rowCount);
    const [card] = (await test.get('/api/search?q=Few+Wheels+Colibrifreight')).body.rows;
    expect(card).toMatchObject({ id: few, providerServices: [{ service: { name: 'Colibrifreight' } }] });
  });

  it('is searchable while it is renamed, and its providers can be saved meanwhile', async () => {
    const { rows } = await test.db.pool.query(
      'select provider_id as id from provider_services where service_id = 29 order by id limit 8',
    );
    const savings = rows.map(async ({ id }) => {
      const { body } = await staff.get(`/api/providers/${id}`);
      return (await staff.put(`/api/providers/${id}`, { ...body, description: 'Saved meanwhile.' })).status;
    });
    const renames = ['Cold one', 'Cold two', 'Cold three'].map((name) => update(29, { name }));
    expect((await Promise.all(renames)).every(({ errors }) => !errors)).toBe(true);
    expect((await Promise.all(savings)).filter((status) => status === 500)).toEqual([]);
  });
});

describe('subcategories', () => {
  it('are found by prefixes of words in any language', async () => {
    const names = async (search: string | null) =>
      (
        await test.graphql('query ($search: String) { serviceSubcategories(search: $search) { name } }', { search })
      ).body.data.serviceSubcategories.map(({ name }: { name: string }) => name);
    const all = await names(null);
    expect(await names(' ')).toEqual(all);
    const [one] = all;
    expect(await names(one.slice(0, 4).toUpperCase())).toContain(one);
    expect((await names(one)).length).toBeLessThan(all.length);
    expect(await names('zzz')).toEqual([]);
    expect((await test.get('/api/services/subcategories?q=zzz')).body).toEqual({ rows: [], count: 0 });
  });
});
