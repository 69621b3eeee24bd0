import { busiestLanes, lanePathOf } from '#server/directory/lanePages.ts';
import { countPages, listPages, type PageKey, pathWriter } from '#server/directory/listPages.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Queryable } from '#server/platform/db.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { providerPath } from '#shared/providerPath.ts';

// https://www.sitemaps.org/protocol.html

/** The maximum number of entries of a sitemap. */
const ENTRIES = 50_000;
/**
 * Each sitemap covers a range of this many provider ids, so that a provider stays in its sitemap when others are added
 * or removed.
 */
const IDS = ENTRIES;
/** The maximum number of listed routes; the busiest are listed. */
const MOST_LANES = 5_000;
/** The number of rows per read: a sitemap is never entirely in memory. */
const ROWS = 2_500;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of the existing sitemaps: of the fixed pages, of directory pages, and of approved providers. */
export async function sitemapIndex(pool: Queryable, publicUrl: string): Promise<string> {
  const { rows } = await pool.query<{ number: number }>(
    `select number from generate_series(1, (select coalesce(max(id), 0) from providers) / $1::int + 1) as number
     where exists (
       select from providers where id > (number - 1) * $1 and id <= number * $1 and status = 'approved'
     ) order by number`,
    [IDS],
  );
  const files = Math.ceil((await countPages(pool)) / ENTRIES);
  const numbers = Array.from({ length: files }, (_, at) => at + 1);
  const directory = LANGUAGES.flatMap((language) => numbers.map((number) => `directory-${language}-${number}`));
  const names = [
    'pages',
    ...LANGUAGES.map((language) => `lanes-${language}`),
    ...directory,
    ...rows.map(({ number }) => `providers-${number}`),
  ];
  const entries = names.map((name) => `<sitemap><loc>${xml(publicUrl)}/sitemaps/${name}.xml</loc></sitemap>\n`);
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Pages that exist in each installation. */
export const FIXED_PAGES = [
  '/',
  '/pre-registration',
  '/mvp',
  '/help',
  '/data',
  '/signs',
  '/legals',
  ...['servicesagreement', 'privacypolicy'].flatMap((name) =>
    LANGUAGES.map((language) => `/legals/${language}/${name}`),
  ),
];

export function pagesSitemap(publicUrl: string): string {
  return `${HEADER}<urlset ${NAMESPACE}>\n${FIXED_PAGES.map((path) => entry(publicUrl + path)).join('')}</urlset>\n`;
}

/** The sitemap of the busiest routes in a language, up to a maximum. */
export async function lanesSitemap(
  context: Pick<Context, 'reads' | 'gazetteer'>,
  publicUrl: string,
  language: Language,
): Promise<string> {
  const lanes = await busiestLanes(context, MOST_LANES);
  const entries = lanes.map((lane) => entry(publicUrl + lanePathOf(context.gazetteer, lane, language)));
  return `${HEADER}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`;
}

/** The approved providers of one sitemap, streamed; null for an unknown sitemap. */
export async function providersSitemap(pool: Queryable, publicUrl: string, number: number): Promise<Sitemap | null> {
  if (number > Math.ceil(2 ** 31 / IDS)) return null;
  const last = number * IDS;
  return streamed(
    (before: Row | null) => readRows(pool, before?.id ?? last - IDS, last),
    (row) => entry(publicUrl + providerPath(row), row.updatedAt),
  );
}

/** The directory pages of one sitemap in a language; null for an unknown sitemap. */
export async function directorySitemap(
  context: Pick<Context, 'db' | 'reads' | 'gazetteer'>,
  publicUrl: string,
  language: Language,
  number: number,
): Promise<Sitemap | null> {
  const write = await pathWriter(context, language);
  let left = ENTRIES;
  return streamed(
    async (before: PageKey | null) => {
      const from = before ? { after: before } : { skip: (number - 1) * ENTRIES };
      const rows = await listPages(context.reads, from, Math.min(left, ROWS));
      left -= rows.length;
      return rows;
    },
    (row) => {
      const path = write(row);
      return path === null ? '' : entry(publicUrl + path);
    },
  );
}

type Sitemap = ReadableStream<Uint8Array>;

/**
 * A sitemap that is read while it is sent: `read` returns up to `ROWS` rows after a given row, and `write` the entry of
 * a row. Null when there are no rows.
 */
async function streamed<Row>(
  read: (before: Row | null) => Promise<Row[]>,
  write: (row: Row) => string,
): Promise<Sitemap | null> {
  let rows = await read(null);
  if (rows.length === 0) return null;
  const encoder = new TextEncoder();
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (begun) rows = rows.length < ROWS ? [] : await read(rows.at(-1)!);
      const start = begun ? '' : `${HEADER}<urlset ${NAMESPACE}>\n`;
      begun = true;
      if (rows.length > 0) return controller.enqueue(encoder.encode(start + rows.map(write).join('')));
      controller.enqueue(encoder.encode('</urlset>\n'));
      controller.close();
    },
  });
}

interface Row {
  id: number;
  businessName: string;
  updatedAt: Date;
}

async function readRows(pool: Queryable, after: number, last: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>({
    name: 'sitemap',
    text: `select id, business_name as "businessName", updated_at as "updatedAt" from providers
      where id > $1 and id <= $2 and status = 'approved' order by id limit $3`,
    values: [after, last, ROWS],
  });
  return rows;
}

function entry(url: string, changed?: Date): string {
  return `<url><loc>${xml(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
