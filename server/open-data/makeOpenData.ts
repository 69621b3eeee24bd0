import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { writeCsv } from '#server/csv/cells.ts';
import type { JobContext } from '#server/jobs/job.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Env } from '#server/platform/env.ts';
import { readPublicBodies } from '#server/providers/public/loadPublicBodies.ts';
import { dataPackage, type Made, type OpenFile } from './dataPackage.ts';
import { beginEdition, publishEdition } from './editions.ts';
import { COLUMNS, cellsOf, type OpenProvider, openProvider } from './openProvider.ts';

type OpenDataContext = Pick<JobContext, 'db' | 'publicUrl'> & {
  env: Pick<Env, 'dataDir'>;
  loadPlaces: () => Promise<Gazetteer>;
};

const BATCH = 200;
const REMOVED_DAYS = 365;

/**
 * The nightly job: creates the next edition of the open data in batches, with pauses that leave half of the time to
 * searches.
 */
export async function makeOpenData(
  _: object,
  context: OpenDataContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  const { env, publicUrl } = context;
  const now = new Date();
  const folder = await beginEdition(env);
  const [jsonl, csv, removed] = (['providers.jsonl.gz', 'providers.csv.gz', 'removed.jsonl.gz'] as const).map((name) =>
    openFile(path.join(folder, name)),
  ) as [File, File, File];
  await csv.write(writeCsv([Object.keys(COLUMNS)]), 0);
  for await (const batch of batchesOf(context, signal)) {
    await jsonl.write(batch.map((provider) => `${JSON.stringify(provider)}\n`).join(''), batch.length);
    await csv.write(writeCsv(batch.map(cellsOf)), batch.length);
  }
  const { rows } = await context.db.pool.query<{ id: number; removedAt: Date }>({
    name: 'openData.removed',
    text: `select id, removed_at as "removedAt" from removed_providers
      where removed_at > now() - make_interval(days => $1) order by id`,
    values: [REMOVED_DAYS],
  });
  await removed.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows.length);
  const made: Record<OpenFile, Made> = {
    'providers.jsonl.gz': await jsonl.end(),
    'providers.csv.gz': await csv.end(),
    'removed.jsonl.gz': await removed.end(),
  };
  const described = dataPackage(publicUrl, now.toISOString(), made);
  await writeFile(path.join(folder, 'datapackage.json'), `${JSON.stringify(described, null, 2)}\n`);
  await publishEdition(env, folder);
}

/** The approved providers by id. Each statement is short, so that it holds no snapshot of a changing table. */
async function* batchesOf(
  { db, loadPlaces, publicUrl }: OpenDataContext,
  signal: AbortSignal | undefined,
): AsyncGenerator<OpenProvider[]> {
  const gazetteer = await loadPlaces();
  for (let after = 0; ; ) {
    const startedAt = performance.now();
    const { rows } = await db.pool.query<{ id: number }>({
      name: 'openData.ids',
      text: "select id from providers where id > $1 and status = 'approved' order by id limit $2",
      values: [after, BATCH],
    });
    const ids = rows.map(({ id }) => id);
    const bodies = await readPublicBodies(db.pool, { gazetteer }, ids);
    yield ids.flatMap((id) => bodies.get(id) ?? []).map((body) => openProvider(body, publicUrl));
    if (ids.length < BATCH) return;
    after = ids.at(-1)!;
    signal?.throwIfAborted();
    await wait(performance.now() - startedAt, undefined, { signal });
  }
}

interface File {
  write: (text: string, rows: number) => Promise<void>;
  end: () => Promise<Made>;
}

/** A compressed file, written in parts. */
function openFile(name: string): File {
  const input = createGzip({ level: 9 });
  const hash = createHash('sha256');
  const made = { bytes: 0, rows: 0 };
  const counted = new PassThrough();
  counted.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    made.bytes += chunk.byteLength;
  });
  const written = pipeline(input, counted, createWriteStream(name, { mode: 0o600 }));
  // the promise is awaited at the end
  written.catch(() => {});
  return {
    write: async (text, rows) => {
      made.rows += rows;
      if (text !== '' && !input.write(text))
        await Promise.race([new Promise((done) => input.once('drain', done)), written]);
    },
    end: async () => {
      input.end();
      await written;
      return { ...made, hash: hash.digest('hex') };
    },
  };
}
