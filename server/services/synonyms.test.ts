import { describe, expect, it } from 'vitest';
import { serviceWords } from '#prisma/reference/service-words.ts';
import { seedNames } from '#server/app/seed/names.ts';
import { seed } from '#server/app/seed/seed.ts';
import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import { SYNONYMS } from '#shared/synonyms.ts';
import { useStaff } from '#tests/staff.ts';
import { REFRIGERATED } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const COLD = 6;
const test = useApp('demo');
const staff = useStaff(test);

const FORM = { name: 'Crane hire', subcategoryId: COLD };
const create = async (input: object) =>
  (
    await staff.graphql(
      'mutation ($input: CreateServiceInput!) { createService(input: $input) { ... on CreateServicePayload { service { databaseId synonyms } } } }',
      { input: { service: { ...FORM, ...input } } },
    )
  ).body.data.createService.service;
const update = async (databaseId: number, input: object) =>
  (
    await staff.graphql(
      `mutation ($input: UpdateServiceInput!) {
        updateService(input: $input) { ... on UpdateServicePayload { service { synonyms } } }
      }`,
      { input: { id: databaseId, expectedVersion: 0, force: true, service: { ...FORM, ...input } } },
    )
  ).body.data.updateService.service;
const synonymsOf = async (id: number) => (await staff.get(`/api/services/${id}`)).body.synonyms;

describe('the synonyms of a service', () => {
  it('are created and replaced, trimmed and without duplicates, in the order typed', async () => {
    const { databaseId, synonyms } = await create({ synonyms: [' Grúa ', 'guindaste', 'GRUA', 'truck  \n crane'] });
    expect(synonyms).toEqual(['Grúa', 'guindaste', 'truck crane']);
    expect(await update(databaseId, { synonyms: ['hoist'] })).toEqual({ synonyms: ['hoist'] });
    expect(await update(databaseId, { synonyms: [] })).toEqual({ synonyms: [] });
  });

  it('stay unchanged when a save omits them, and are empty for a service created without', async () => {
    const { databaseId } = await create({ synonyms: ['hoist'] });
    expect(await update(databaseId, {})).toEqual({ synonyms: ['hoist'] });
    expect(await update(databaseId, { synonyms: null })).toEqual({ synonyms: ['hoist'] });
    expect(await create({})).toMatchObject({ synonyms: [] });
  });

  it('are read and saved over REST, and read by everyone', async () => {
    const form = { name: 'Crane hire', idServiceSubcategories: COLD };
    const { body } = await staff.post('/api/services', { ...form, synonyms: ['grúa'] });
    expect(body.synonyms).toEqual(['grúa']);
    expect((await staff.put(`/api/services/${body.id}`, { ...form, synonyms: ['hoist'] })).body.synonyms).toEqual([
      'hoist',
    ]);
    expect((await staff.put(`/api/services/${body.id}`, form)).body.synonyms).toEqual(['hoist']);
    expect(await synonymsOf(body.id)).toEqual(['hoist']);
  });

  it('are found at once, also by words that were searched for before', async () => {
    const services = async (): Promise<number[]> => {
      const { body } = await test.graphql(
        '{ searchProviders(keywords: "experiencia") { edges { matchedService { service { databaseId } } } } }',
      );
      return body.data.searchProviders.edges.map(
        (edge: { matchedService: { service: { databaseId: number } } | null }) =>
          edge.matchedService?.service.databaseId,
      );
    };
    expect(await services()).not.toContain(REFRIGERATED);
    await test.db.pool.query(`update services set synonyms = synonyms || '{experiencia}' where id = $1`, [
      REFRIGERATED,
    ]);
    expect(await services()).toContain(REFRIGERATED);
  });

  it('may be very many, of sixty characters each', async () => {
    const most = Array.from({ length: SYNONYMS.max }, (_, index) => `${index} `.padEnd(60, 'x'));
    expect(await create({ synonyms: [...most, most[0]] })).toMatchObject({ synonyms: most });
  });

  it.each<[string, unknown, Record<Language, string>]>([
    [
      'too many words',
      Array.from({ length: SYNONYMS.max + 1 }, (_, index) => `word ${index}`),
      {
        en: 'Too many synonyms: at most 500',
        es: 'Demasiadas palabras: 500 como máximo',
        fr: 'Trop de synonymes\u00a0: 500 au plus',
        pt: 'Palavras demais: no máximo 500',
      },
    ],
    [
      'a long word',
      ['hoist', `${'crane '.repeat(10)}x`],
      {
        en: '“crane crane crane cr…” is too long: at most 60 characters',
        es: '“crane crane crane cr…” es demasiado largo: 60 caracteres como máximo',
        fr: '«\u00a0crane crane crane cr…\u00a0» est trop long\u00a0: 60 caractères au plus',
        pt: '“crane crane crane cr…” é longo demais: no máximo 60 caracteres',
      },
    ],
    [
      'a word of one letter',
      ['hoist', 'é.'],
      {
        en: '“é.” needs at least 2 Latin letters or digits',
        es: '“é.” necesita al menos 2 letras del alfabeto latino o cifras',
        fr: '«\u00a0é.\u00a0» doit avoir au moins 2 lettres latines ou chiffres',
        pt: '“é.” precisa de pelo menos 2 letras do alfabeto latino ou algarismos',
      },
    ],
    [
      'a null byte',
      ['hoi\0st'],
      {
        en: 'The text has characters we cannot read. Type it again.',
        es: 'El texto tiene caracteres que no se pueden leer. Escríbalo de nuevo.',
        fr: 'Le texte contient des caractères que nous ne pouvons pas lire. Saisissez-le de nouveau.',
        pt: 'O texto tem caracteres que não podem ser lidos. Digite-o de novo.',
      },
    ],
    [
      'what is no text',
      ['hoist', 7],
      {
        en: 'synonyms must be a list of strings',
        es: 'synonyms debe ser una lista de textos',
        fr: 'synonyms doit être une liste de textes',
        pt: 'synonyms deve ser uma lista de textos',
      },
    ],
  ])('with %s are refused', async (_, synonyms, messages) => {
    const body = { name: 'Crane hire', idServiceSubcategories: COLD, synonyms };
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    for (const [language, message] of Object.entries(messages)) {
      const refused = { status: 400, body: { field: 'synonyms', message } };
      const headers = { 'accept-language': language, cookie };
      expect(await test.send('POST', '/api/services', body, headers)).toMatchObject(refused);
      expect(await test.send('PUT', '/api/services/29', body, headers)).toMatchObject(refused);
    }
  });

  it('are in the history', async () => {
    const { databaseId } = await create({ synonyms: ['crane'] });
    await update(databaseId, { synonyms: ['hoist'] });
    const logs = await test.db.prisma.log.findMany({
      where: { subject: 'service', subjectId: databaseId },
      orderBy: { id: 'asc' },
    });
    expect(logs).toMatchObject([
      { after: { synonyms: ['crane'] } },
      { before: { synonyms: ['crane'] }, after: { synonyms: ['hoist'] } },
    ]);
  });

  it('change without updating the documents of providers, which contain names and headings', async () => {
    const { databaseId } = await create({});
    const jobs = async () => {
      const queued = `select 1 from graphile_worker._private_jobs where payload::jsonb @> $1`;
      return (await test.db.pool.query(queued, [{ serviceId: databaseId }])).rowCount;
    };
    await update(databaseId, { synonyms: ['hoist'] });
    expect(await jobs()).toBe(0);
    await update(databaseId, { name: 'Hoists' });
    expect(await jobs()).toBe(1);
  });
});

describe('the synonyms of the reference', () => {
  it('are those of all groups that name the service', async () => {
    const { rows } = (await test.get('/api/services?top=1000')).body;
    const stored = new Map<number, string[]>(
      rows.map(({ id, synonyms }: { id: number; synonyms: string[] }) => [id, synonyms.map(fold)]),
    );
    for (const { words, services } of serviceWords)
      for (const id of services)
        expect(stored.get(id), `service ${id}`).toEqual(expect.arrayContaining(Object.values(words).flat().map(fold)));
  });

  it('are updated by a new version, except for services that staff edited or created', async () => {
    const [id] = serviceWords[0]!.services as [number];
    const [edited, created] = [1, 2, 3].filter((other) => other !== id) as [number, number];
    const ids = [id, edited, created];
    const stored = () => Promise.all(ids.map(synonymsOf));
    const [reference] = await stored();
    const { pool } = test.db;
    await pool.query(`update services set synonyms = '{before}' where id = any ($1)`, [ids]);
    const { name } = (await staff.get(`/api/services/${edited}`)).body;
    await update(edited, { name, synonyms: ['of staff'] });
    await pool.query(`update services set name_en = 'Created by staff' where id = $1`, [created]);
    await seed(test.db, 'reference', () => {});
    expect(await stored()).toEqual([['before'], ['of staff'], ['before']]);
    const client = await pool.connect();
    await seedNames(client);
    client.release();
    expect(await stored()).toEqual([reference, ['of staff'], ['before']]);
  });
});
