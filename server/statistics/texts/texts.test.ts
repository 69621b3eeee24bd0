import { beforeEach, describe, expect, it } from 'vitest';
import { createToken } from '#tests/programs.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { expireStatistics } from '../expireStatistics.ts';

const test = useApp('demo', { TRUST_PROXY: '1' });
const staff = useStaff(test);
beforeEach(async () => {
  await test.db.pool.query('truncate searched_texts, decided_texts, counted_views');
});

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0', 'accept-language': 'es' };
const visitorAt = (at: number) => ({ ...BROWSER, 'x-forwarded-for': `203.0.113.${at}` });

async function search(keywords: string, at: number, headers: object = {}) {
  const { body } = await test.graphql(
    'query ($keywords: String) { searchProviders(keywords: $keywords) { viewToken edges { node { databaseId } } } }',
    { keywords },
    { ...visitorAt(at), ...headers },
  );
  return body.data.searchProviders;
}

async function searchAs(visitors: number, keywords: string, headers: object = {}): Promise<void> {
  for (let at = 1; at <= visitors; at++) await search(keywords, at, headers);
}

const open = (input: object, at: number) =>
  test.graphql(
    'mutation ($input: CountViewsInput!) { countViews(input: $input) { isCounted } }',
    { input },
    visitorAt(at),
  );

async function listed() {
  await test.parts.views.flush();
  const query = '{ searchedTexts { text language searches withoutResults pressed: clicks } }';
  return (await staff.graphql(query)).body.data.searchedTexts;
}

const sender = (mutation: string, type: string) => async (input: object) => {
  const answer = await staff.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { service { databaseId } } }`,
    { input: { language: 'es', ...input } },
  );
  return answer.body.errors?.[0].extensions.code ?? 'done';
};
const decide = sender('decideSearchedText', 'DecideSearchedTextInput');
const undo = sender('undoSearchedTextDecision', 'UndoSearchedTextDecisionInput');

describe('words of searches', () => {
  it('are listed, folded and without their place, once five visitors had no results on one day', async () => {
    await searchAs(4, 'Xilofonádo');
    await search('xilofonado en Rosario', 4);
    await test.parts.views.flush();
    // the same ones on the days before
    await test.db.pool.query(`insert into searched_texts
      select day - n, text, language, searches, without_results, pressed from searched_texts, generate_series(1, 5) n`);
    expect(await listed()).toEqual([]);
    await search('xilofonado', 5);
    expect(await listed()).toEqual([
      { text: 'xilofonado', language: 'es', searches: 25, withoutResults: 25, pressed: 0 },
    ]);
  });

  it('are no longer listed when a tenth of the visitors open or click a result', async () => {
    await searchAs(6, 'camiones');
    expect(await listed()).toEqual([{ text: 'camiones', language: 'es', searches: 6, withoutResults: 0, pressed: 0 }]);
    const { viewToken, edges } = await search('camiones', 6);
    const opened = edges[0].node.databaseId;
    // another page, and twice by one visitor
    await open({ viewToken: (await search('mudanzas', 6)).viewToken, openedProviderId: opened }, 6);
    await open({ viewToken, shownProviderIds: [opened] }, 6);
    expect((await listed())[0]).toMatchObject({ text: 'camiones', pressed: 0 });
    await open({ viewToken, openedProviderId: opened }, 6);
    await open({ viewToken, websiteProviderId: opened }, 6);
    expect(await listed()).toEqual([]);
    const [counted] = await test.db.prisma.searchedText.findMany({ where: { text: 'camiones' } });
    expect(counted).toMatchObject({ searches: 6, pressed: 1 });
  });

  it('are not stored if they may be about a person, are long, or come from a program', async () => {
    for (const keywords of ['ana@xilo.example', 'xilo 4567-8901', `xilo ${'fletes '.repeat(10)}`])
      await searchAs(1, keywords);
    const { token } = await createToken(await signedInPerson(test), ['SEARCH_READ']);
    await test.get('/api/search?q=xilofonado', { authorization: `Bearer ${token}` });
    await test.parts.views.flush();
    expect(await test.db.prisma.searchedText.findMany()).toEqual([]);
  });

  it('are deleted after a week where fewer than five visitors searched for them, and after 90 days', async () => {
    const rows = { few: [4, 6], rare: [4, 8], many: [5, 8], old: [5, 91] };
    for (const [text, [searches, days]] of Object.entries(rows))
      await test.db.pool.query(
        `insert into searched_texts values (now() - $2 * interval '1 day', $1, 'es', $3, 0, 0)`,
        [text, days, searches],
      );
    const client = await test.db.pool.connect();
    await expireStatistics(client);
    client.release();
    const left = await test.db.prisma.searchedText.findMany({ orderBy: { text: 'asc' } });
    expect(left.map(({ text }) => text)).toEqual(['few', 'many']);
  });

  it('are listed with their current interpretation, for a reader of their language', async () => {
    await searchAs(5, 'mudanzas xilofonado');
    await test.parts.views.flush();
    const query = '{ searchedTexts { explanation { services { name service { databaseId } } places { name } } } }';
    const [{ explanation }] = (await staff.graphql(query)).body.data.searchedTexts;
    expect(explanation.services[0]).toEqual({
      name: expect.stringMatching(/moving/),
      service: { databaseId: expect.any(Number) },
    });
    expect(explanation.places[0].name).toBe('');
  });
});

describe('a decision about words of searches', () => {
  const text = 'xilofonado';
  const COLD = 29;
  const wordsOf = async () => (await staff.get(`/api/services/${COLD}`)).body.synonyms;
  const found = async () => (await search(text, 9)).edges.length;

  beforeEach(async () => {
    await searchAs(5, text);
    await test.parts.views.flush();
  });

  it('makes them a synonym of a service, which is found immediately, and can be undone', async () => {
    const before = await wordsOf();
    expect(await found()).toBe(0);
    expect(await decide({ text, meaning: { serviceId: COLD } })).toBe('done');
    expect(await wordsOf()).toEqual([...before, text]);
    expect(await found()).toBeGreaterThan(0);
    expect(await listed()).toEqual([]);
    expect(await undo({ text })).toBe('done');
    expect(await wordsOf()).toEqual(before);
    expect(await found()).toBe(0);
    expect(await listed()).toMatchObject([{ text }]);
    const logs = await test.db.prisma.log.findMany({ orderBy: { id: 'desc' }, take: 4 });
    expect(logs.map(({ code }) => code)).toEqual([
      'searchDecisionUndone',
      'serviceChanged',
      'searchDecided',
      'serviceChanged',
    ]);
  });

  it('keeps an existing synonym of the service, even when it is undone', async () => {
    const [word] = await wordsOf();
    await test.db.pool.query(`update searched_texts set text = search.fold($1)`, [word]);
    const known = (await listed())[0].text;
    const before = await wordsOf();
    expect(await decide({ text: known, meaning: { serviceId: COLD } })).toBe('done');
    expect(await undo({ text: known })).toBe('done');
    expect(await wordsOf()).toEqual(before);
  });

  it.each(['PLACE', 'BUSINESS', 'NOT_OURS'])('as %s labels them, and changes no service', async (label) => {
    const before = await wordsOf();
    expect(await decide({ text, meaning: { label } })).toBe('done');
    expect(await listed()).toEqual([]);
    expect(await wordsOf()).toEqual(before);
    const [log] = await test.db.prisma.log.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(log).toMatchObject({ code: 'searchDecided', userId: expect.any(Number), parameters: { text } });
  });

  it('is refused a second time, and about words that are not listed', async () => {
    expect(await decide({ text, meaning: { serviceId: 999_999 } })).toBe('NOT_FOUND');
    expect(await decide({ text: 'never searched', meaning: { label: 'PLACE' } })).toBe('NOT_FOUND');
    expect(await decide({ text, language: 'xx', meaning: { label: 'PLACE' } })).toBe('BAD_USER_INPUT');
    expect(await undo({ text })).toBe('NOT_FOUND');
    expect(await decide({ text, meaning: { label: 'PLACE' } })).toBe('done');
    expect(await decide({ text, meaning: { serviceId: COLD } })).toBe('CONFLICT');
    expect(await wordsOf()).not.toContain(text);
  });
});
