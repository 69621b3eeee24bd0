import { expect, it } from 'vitest';
import { refreshDirectory } from '#server/directory/refreshPages.ts';
import { CITIES, newService } from '#tests/directoryPage.ts';
import { readPage } from '#tests/page.ts';
import { useApp } from '#tests/testApp.ts';

const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE }, 'dist/web');
const FREIGHT = '/es/transporte-de-carga-por-carretera/argentina';

it('a directory page names itself, its parents and its providers to search engines', async () => {
  const page = readPage((await test.get(`${FREIGHT}/buenos-aires/tandil`)).body);
  expect(page.headings).toEqual(['Transporte de carga por carretera en Tandil, Buenos Aires, Argentina']);
  expect(page.descriptions).toHaveLength(1);
  expect(page.alternates.pt).toBe(`${SITE}/pt/transporte-rodoviario-de-cargas/argentina/buenos-aires/tandil`);
  const [breadcrumb, list] = page.data['@graph'];
  expect(breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${SITE}/`,
    `${SITE}${FREIGHT}`,
    `${SITE}${FREIGHT}/buenos-aires`,
    `${SITE}${FREIGHT}/buenos-aires/tandil`,
  ]);
  expect(list.itemListElement.length).toBeGreaterThanOrEqual(3);
  for (const { url } of list.itemListElement) expect((await test.get(url.slice(SITE.length))).status).toBe(200);
});

it('a directory page has its styles in the document, so that nothing moves when style sheets arrive', async () => {
  expect((await test.get(FREIGHT)).body).toMatch(
    /<link rel="stylesheet" crossorigin href="\/assets\/directory-styles-/,
  );
});

it.each([
  ['/en/transporte-de-carga-por-carretera/argentina', '/en/road-freight/argentina'],
  ['/ES/Transporte-De-Carga-Por-Carretera/ARGENTINA', FREIGHT],
  ['/es/transporte-de-carga-por-carretera/argentina/tandil', `${FREIGHT}/buenos-aires/tandil`],
])('%s leads to its canonical address for good', async (path, location) => {
  const { status, headers } = await test.get(path);
  expect([status, headers.get('location')]).toEqual([301, location]);
});

it('a page lists its providers page by page, and only the first is indexed', async () => {
  const first = (await test.get(FREIGHT)).body as string;
  const next = readPage(first).links.find((link) => link.includes('?after='))!;
  const second = (await test.get(next)).body as string;
  const providers = (body: string) => readPage(body).links.filter((link) => /^\/providers\/\d/.test(link));
  expect(providers(first)).toHaveLength(25);
  expect(providers(second)).toHaveLength(25);
  expect(providers(first).filter((link) => providers(second).includes(link))).toEqual([]);
  expect([first.includes('noindex'), second.includes('noindex')]).toEqual([false, true]);
});

it('listings of one name are one card per page, and paging past them neither loses nor repeats a listing', async () => {
  const service = await newService(test, 'Amber dust');
  const ids = await service.offeredAt(...Array.from({ length: 27 }, () => CITIES.young));
  // the newest are first: two on the first page, one on the second
  const chain = [ids[0]!, ids[10]!, ids[20]!];
  const names = ['Fletes Ágil S.A.', 'FLETES AGIL SA', 'Fletes Ágil S. A.'];
  for (const [nth, id] of chain.entries())
    await test.db.pool.query('update providers set business_name = $2 where id = $1', [id, names[nth]]);
  const page = async (path: string) => {
    const { body } = await test.get(path);
    const links = readPage(body).links;
    const seen = links.flatMap((link) => /^\/providers\/(?:en\/)?(\d+)/.exec(link)?.[1] ?? []).map(Number);
    return {
      ids: new Set(seen),
      cards: [...body.matchAll(/<article/g)].length,
      next: links.find((link) => link.includes('?after=')),
      others: body.includes('Same business name in:'),
    };
  };
  const one = await page('/en/amber-dust/uruguay/rio-negro/young');
  const last = await page(one.next!);
  expect([one.ids.size, one.cards, one.others]).toEqual([25, 24, true]);
  expect([last.ids.size, last.cards, last.others, last.next]).toEqual([2, 2, false, undefined]);
  expect([...one.ids, ...last.ids].sort((a, b) => a - b)).toEqual(ids);
});

it('a page with fewer than three providers offers the wider place, and is not indexed', async () => {
  const service = await newService(test, 'Fog loads');
  await service.offeredAt(CITIES.young, CITIES.frayBentos, CITIES.mercedes);
  await test.db.pool.query('update services set updated_at = now() where id = $1', [service.id]);
  await refreshDirectory({}, { db: test.db });
  const { status, body } = await test.get('/en/fog-loads/uruguay/rio-negro/young');
  expect(status).toBe(200);
  expect(body).toContain('noindex');
  expect(body).toMatch(/<p><a [^>]*href="\/en\/fog-loads\/uruguay"/);
});

it.each(['/es/nada/argentina', `${FREIGHT}/nowhere`])('there is no page %s', async (path) => {
  const { status, body, headers } = await test.get(path);
  expect(status).toBe(404);
  expect(body).toContain('noindex');
  expect(headers.get('cdn-cache-control')).toBeNull();
});
