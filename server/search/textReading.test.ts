import { describe, expect, it } from 'vitest';
import { fold } from '#shared/fold.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { stem } from './keywords/stem.ts';
import { understandKeywords } from './keywords/understandKeywords.ts';

const database = useDatabase('demo');

async function ask(sql: string, ...values: unknown[]): Promise<unknown> {
  const { rows } = await database.db.pool.query({ text: sql, values, rowMode: 'array' });
  return rows[0]![0];
}

async function understand(keywords: string) {
  return (await understandKeywords(database.db.pool, keywords))!;
}

describe('the interpretation of text by search', () => {
  it.each([
    ['transportes', 'transporte'],
    ['camiones', 'camión'],
    ['caminhões', 'caminhão'],
    ['refrigerada', 'refrigerados'],
    ['logística', 'logistica'],
    ['Ñandúes', 'nandu'],
    ['trucking', 'trucks'],
  ])('takes %s and %s for one word', async (a, b) => {
    expect(await ask('select tsvector_to_array(search.vector($1))', a)).toEqual(
      await ask('select tsvector_to_array(search.vector($1))', b),
    );
  });

  it('ignores articles and legal forms', async () => {
    expect(
      await ask('select tsvector_to_array(search.vector($1))', 'Los Fríos de la Costa S.R.L. y Cía. Ltda.'),
    ).toEqual(['cost', 'fri']);
  });

  it.each(['Andes', 'foro', 'Coro', 'cono', 'Conos'])('does not ignore %s', async (word) => {
    expect(await ask('select tsvector_to_array(search.vector($1))', word)).toEqual([word.toLowerCase()]);
  });

  it('recognises a name by its words, without accents, legal form or order', async () => {
    expect(await ask('select search.name_key($1)', 'Trans Andes S.R.L.')).toBe(
      await ask('select search.name_key($1)', 'TRANS ANDES'),
    );
    expect(await ask('select search.name_key($1)', 'S.A.')).toBeNull();
  });

  it('is the same in TypeScript, for highlighting and for places', async () => {
    const { rows } = await database.db.pool.query<{ text: string; stemmed: string; folded: string }>(
      `select word as text, trim(search.stem(search.fold(word))) as stemmed, trim(search.fold(word)) as folded
       from (select distinct unnest(regexp_split_to_array(description, '[^[:alnum:]]+')) as word from providers limit 5000) words
       where word <> ''`,
    );
    const differing = rows.filter(({ text, stemmed, folded }) => fold(text) !== folded || stem(fold(text)) !== stemmed);
    expect(differing).toEqual([]);
  });

  it('interprets words that name a service as that service, in a name, and in a description', async () => {
    const understood = await understand('transporte refrigerado');
    expect(understood.exact).toEqual([29]);
    // frozen goods and similar, without a provider nearby
    expect(understood.services).toContain(30);
    expect(understood.filters[0]!.parts[0]).toMatch(
      /^\(\('@29'\)\)\|\(\(\('~transport'\)\)&\(\('~refrigerad'\)\)&\(\('@/,
    );
    expect(understood.ranking).toContain("'transport'");
    expect(understood.lexemes.sort()).toEqual(['refrigerad', 'transport']);
  });

  it.each([
    ['Necesito llevar una excavadora desde la mina hasta nuestra planta', [73, 74, 77]],
    ['Preciso de uma câmara fria para guardar 300 paletes', [140, 141]],
    ['We are a furniture factory and need somebody to fumigate our containers', [174]],
    ['frete de carreta', [1, 2, 3, 4]],
    ['mudanssa', [94, 95]],
    ['traslado de hotel a aeropuerto', [156]],
  ])('finds the service that a question is about: %s', async (question, services) => {
    expect((await understand(question)).exact.sort()).toEqual(services);
  });

  it('corrects a word that no provider has, and keeps one that providers have', async () => {
    expect((await understand('refirgerado')).lexemes).toContain('refrigerad');
    expect((await understand('refrigerado')).lexemes).toEqual(['refrigerad']);
  });

  it('prefers a word one typo away, anywhere in it, to words that are only similar', async () => {
    for (const typo of ['esguro', 'seuro', 'segruo', 'seguero'])
      expect((await understand(typo)).lexemes, typo).toContain('segur');
  });

  it.each(['clínica veterinaria', 'best plumber', 'manicure em domicílio'])(
    'reads no service, and no typo, in words of another trade: %s',
    async (keywords) => {
      const { exact, lexemes } = await understand(keywords);
      expect(exact).toEqual([]);
      expect(lexemes).toHaveLength(2);
    },
  );

  it('does not filter by the words of requests, unless there are no others', async () => {
    expect((await understand('necesito mudanzas por favor')).filters).toEqual((await understand('mudanzas')).filters);
    expect((await understand('empresa')).filters[0]!.parts[0]).toBe(`(('empres'))`);
  });

  it('finds names with all but one of three words that name no service', async () => {
    const { filters } = await understand('Sánchez Ferrari Gómez');
    expect(filters.map(({ isFull }) => isFull)).toEqual([true, false]);
    expect(filters[1]!.parts[0]!.split('|')).toHaveLength(3);
  });

  it('finds nothing to search in articles and punctuation', async () => {
    expect(await understandKeywords(database.db.pool, 'de la … S.A.')).toBeNull();
  });
});
