// The documents of the other search engines: the same texts as the product's, in lower case and without accents, in a
// separate table and in a file.
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { timed } from '../figures.ts';
import type { Bench } from '../part.ts';
import type { Making } from './engine.ts';

export interface PeerDocument {
  id: number;
  name: string;
  services: string;
  places: string;
  description: string;
  latitude: number;
  longitude: number;
  quality: number;
}

type Fields = [string, string, string, string, string, string, string, string];

const FOLDER = 'node_modules/.cache/bench-peers';

/** Gives the documents to the peers, and removes their files after `use`. Changes the database. */
export async function withDocuments<Result>(
  { url, db }: Bench,
  use: (making: Making) => Promise<Result>,
): Promise<Result> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const documents = `${FOLDER}/documents.tsv`;
  try {
    await timed('Documents for the peers', () => writeDocuments(url, documents));
    return await use({ url, pool: db.pool, documents, folder: FOLDER });
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** Fills the table `peers.document`, one row for each approved provider, and writes it into a file, a line each. */
async function writeDocuments(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set work_mem = '256MB'`);
  await client.query(CREATE);
  await pipeline(
    // folded texts contain no characters that need escaping
    client.query(to('copy (select * from peers.document order by id) to stdout')),
    createWriteStream(file),
  );
  await client.end();
}

export async function* readDocuments(file: string): AsyncGenerator<PeerDocument> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const [id, name, services, places, description, latitude, longitude, quality] = line.split('\t') as Fields;
    yield {
      ...{ id: Number(id), name, services, places, description },
      ...{ latitude: Number(latitude), longitude: Number(longitude), quality: Number(quality) },
    };
  }
}

const CREATE = `
  create schema peers;
  create table peers.document as
  with offered as (
    select ps.provider_id, string_agg(concat_ws(' ', s.name_en, s.name_es, s.name_pt), ' ' order by ps.id) as words,
      string_agg(concat_ws(' ', sub.name_en, sub.name_es, sub.name_pt), ' ' order by ps.id) as subcategories,
      string_agg(concat_ws(' ', cat.name_en, cat.name_es, cat.name_pt), ' ' order by ps.id) as categories
    from provider_services ps
    join services s on s.id = ps.service_id
    join service_subcategories sub on sub.id = s.subcategory_id
    join service_categories cat on cat.id = sub.category_id
    group by ps.provider_id
  ), located as (
    select provider_id, address_id from provider_services union select id, address_id from providers
  ), places as (
    select l.provider_id, string_agg(concat_ws(' ', a.name, r.name), ' ' order by a.id) as words
    from located l
    join addresses a on a.id = l.address_id
    left join addresses r on r.id = a.region_id
    group by l.provider_id
  )
  select p.id,
    search.fold(concat_ws(' ', p.business_name, p.commercial_name)) as name,
    search.fold(coalesce(offered.words, '')) as services,
    search.fold(concat_ws(' ', places.words, offered.subcategories)) as places,
    search.fold(concat_ws(' ', p.description, offered.categories)) as description,
    home.latitude, home.longitude, document.quality
  from providers p
  join search.document on document.provider_id = p.id
  join addresses home on home.id = p.address_id
  join places on places.provider_id = p.id
  left join offered on offered.provider_id = p.id
  where p.status = 'approved'`;
