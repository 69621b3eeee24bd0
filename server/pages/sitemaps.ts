import type { Pool } from 'pg';
import { LANGUAGES } from '#shared/language.ts';
import { providerPath } from '#shared/providerPath.ts';

// https://www.sitemaps.org/protocol.html

/** The most a sitemap may hold. Each is of so many ids, so that a provider stays in its own whatever comes and goes. */
const IDS = 50_000;
/** Read at once: a sitemap is sent as it is read, and never in memory as a whole. */
const ROWS = 2_500;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemaps there are: that of the fixed pages, and those with an approved provider in them. */
export async function sitemapIndex(pool: Pool, publicUrl: string): Promise<string> {
  const { rows } = await pool.query<{ number: number }>(
    `select number from generate_series(1, (select coalesce(max(id), 0) from providers) / $1::int + 1) as number
     where exists (
       select from providers where id > (number - 1) * $1 and id <= number * $1 and approved_at is not null
     ) order by number`,
    [IDS],
  );
  const names = ['pages', ...rows.map(({ number }) => `providers-${number}`)];
  const entries = names.map((name) => `<sitemap><loc>${xml(publicUrl)}/sitemaps/${name}.xml</loc></sitemap>\n`);
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

export function pagesSitemap(publicUrl: string): string {
  const legals = ['servicesagreement', 'privacypolicy'];
  const paths = [
    '/',
    '/pre-registration',
    '/legals',
    ...legals.flatMap((name) => LANGUAGES.map((language) => `/legals/${language}/${name}`)),
  ];
  return `${HEADER}<urlset ${NAMESPACE}>\n${paths.map((path) => entry(publicUrl + path)).join('')}</urlset>\n`;
}

/** The approved providers of one sitemap, as they are read; null when there is no such sitemap. */
export async function providersSitemap(
  pool: Pool,
  publicUrl: string,
  number: number,
): Promise<ReadableStream<Uint8Array> | null> {
  if (number < 1 || number > Math.ceil(2 ** 31 / IDS)) return null;
  const last = number * IDS;
  let rows = await readRows(pool, last - IDS, last);
  if (rows.length === 0) return null;
  const encoder = new TextEncoder();
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (begun) rows = rows.length < ROWS ? [] : await readRows(pool, rows.at(-1)!.id, last);
      const start = begun ? '' : `${HEADER}<urlset ${NAMESPACE}>\n`;
      begun = true;
      const entries = rows.map((row) => entry(publicUrl + providerPath(row), row.updatedAt));
      if (rows.length > 0) return controller.enqueue(encoder.encode(start + entries.join('')));
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

async function readRows(pool: Pool, after: number, last: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>({
    name: 'sitemap',
    text: `select id, business_name as "businessName", updated_at as "updatedAt" from providers
      where id > $1 and id <= $2 and approved_at is not null order by id limit $3`,
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
