import { beforeAll, expect, it } from 'vitest';
import { startWork } from '#server/app/work/startWork.ts';
import { countRows } from '#server/platform/db.ts';
import { LANGUAGES } from '#shared/language.ts';
import { CITIES, directoryPage, newService } from '#tests/directoryPage.ts';
import { readPage } from '#tests/page.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';
import { refreshDirectory } from './refreshPages.ts';

const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE }, 'dist/web');
const refresh = () => refreshDirectory({}, { db: test.db });

/** The paths of directory pages in the sitemaps, by language. */
async function listed(): Promise<Record<string, string[]>> {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.slice(SITE.length));
  const files = locations((await test.get('/sitemap.xml')).body).filter((path) => path.includes('/directory-'));
  const paths = await Promise.all(files.map(async (file) => locations((await test.get(file)).body)));
  return Object.groupBy(paths.flat(), (path) => path.split('/')[1]!) as Record<string, string[]>;
}

let paths: Awaited<ReturnType<typeof listed>>;
beforeAll(async () => {
  paths = await listed();
});

it('the sitemaps have each directory page of a new demo directory once, in each language', async () => {
  const count = await countRows(test.db.pool, 'from directory_pages');
  expect(Object.keys(paths).sort()).toEqual([...LANGUAGES]);
  for (const language of LANGUAGES) {
    expect(paths[language]).toHaveLength(count);
    expect(new Set(paths[language]).size).toBe(count);
  }
  expect(count).toBeGreaterThan(500);
});

it('each page of a sitemap exists, with its own title, its canonical address and three providers', async () => {
  // each, or every fortieth, in one of the languages
  const step = LANGUAGES.length * (isLong ? 1 : 40);
  for (const [nth, language] of LANGUAGES.entries()) {
    const own = paths[language]!.filter((_, at) => at % step === nth);
    const titles: string[] = [];
    for (const path of own) {
      const { status, body } = await test.get(path);
      const page = readPage(body);
      const providers = page.links.filter((link) => /^\/providers\/\d/.test(link));
      expect([path, status, page.language, page.canonical]).toEqual([path, 200, language, [SITE + path]]);
      expect([path, providers.length >= 3]).toEqual([path, true]);
      titles.push(...page.titles);
    }
    expect(titles).toHaveLength(own.length);
    expect(new Set(titles).size).toBe(own.length);
  }
});

it('each link of a page leads to a page of a sitemap', async () => {
  for (const path of paths.es!.filter((_, at) => at % 20 === 0)) {
    const { placesWithin, neighbours, relatedServices } = await directoryPage(test, path);
    for (const link of [placesWithin, neighbours, relatedServices].flat()) expect(paths.es).toContain(link.path);
  }
});

it('a page is in the sitemap after the next refresh, and is removed when it has too few providers', async () => {
  const service = await newService(test, 'Cloud loads');
  const [id] = await service.offeredAt(CITIES.young, CITIES.young, CITIES.young);
  const path = '/en/cloud-loads/uruguay/rio-negro/young';
  expect((await listed()).en).not.toContain(path);
  await refresh();
  expect((await listed()).en).toContain(path);
  await test.db.pool.query("update providers set status = 'waiting', approved_at = null where id = $1", [id]);
  await refresh();
  expect((await listed()).en).not.toContain(path);
});

it('a refresh writes only what has changed', async () => {
  const version = async () => {
    const { rows } = await test.db.pool.query('select max(xmin::text::int) as xmin, count(*) from directory_pages');
    return rows[0];
  };
  await refresh();
  const before = await version();
  await refresh();
  expect(await version()).toEqual(before);
});

it.each([
  ['empty', "delete from directory_pages; delete from settings where key = 'directoryRefreshedAt'"],
  [
    'old',
    `delete from directory_pages; update settings set value = to_jsonb(now() - interval '61 minutes')
      where key = 'directoryRefreshedAt'`,
  ],
])('the pages are counted when the worker starts and they are %s', async (_, outdated) => {
  await test.db.pool.query(outdated);
  const work = await startWork(test.parts.env, { databaseUrl: test.databaseUrl, publicUrl: SITE, endedWorkers: [] });
  await expect.poll(() => countRows(test.db.pool, 'from directory_pages')).toBeGreaterThan(500);
  await work.stop();
});

it.each([
  'directory-es-2.xml',
  'directory-es-0.xml',
  'directory-de-1.xml',
  'directory-1.xml',
  'directory-es-999999.xml',
])('there is no sitemap %s', async (name) => {
  expect((await test.get(`/sitemaps/${name}`)).status).toBe(404);
});
