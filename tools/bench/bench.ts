// npm run bench                                                everything at 10,000 and 100,000 generated providers
// npm run bench -- --sizes 1000000 --parts search,http         these parts at these sizes
// --logs 10000000     log entries; default: ten for each provider
//   --minutes 10        how long the part `dayMix` runs, and how many seconds a run at a fixed rate of `load`
//   --rate 25           requests a second of `dayMix`
//   --out figures       writes figures.json and figures.md
// Databases are kept in BENCH_DIR (node_modules/.cache/bench). A million providers need 10 GB of disk and 6 GB of
// memory.
// The parts `peerLists` and `peerSearch` install packages of their own (tools/bench/peers). Sphinx and Lucene are Debian's
// sphinxsearch and liblucene8-java: where one is missing the others are compared. Parts that change the database work on a
// copy: twice the disk, and 5 GB more for the indexes of `peerSearch`.
// Every figure is next to a baseline measured in the same run: compare ratios, not milliseconds of different days.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { loadGazetteer } from '../../server/places/gazetteer.ts';
import { openDb } from '../../server/platform/db.ts';
import { createLog } from '../../server/platform/log.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { flushPending } from '../../server/search/flushPending.ts';
import { prepareDatabase, prepareLogs, warm, withCopy } from './database.ts';
import { markdown, type Table, timed } from './figures.ts';
import type { Part } from './part.ts';
import { benchDayMix } from './parts/dayMix.ts';
import { benchDisk } from './parts/disk.ts';
import { benchDrawn } from './parts/drawn.ts';
import { benchHttp } from './parts/http.ts';
import { benchImports } from './parts/imports.ts';
import { benchLists } from './parts/lists.ts';
import { benchLoad } from './parts/load.ts';
import { benchLogs } from './parts/logs.ts';
import { benchNarrow } from './parts/narrow.ts';
import { benchOpenData } from './parts/openData.ts';
import { benchPages } from './parts/pages.ts';
import { benchPeerLists, benchPeerSearch } from './parts/peers.ts';
import { benchPlaces } from './parts/places.ts';
import { benchRebuild } from './parts/rebuild.ts';
import { benchRegisters } from './parts/registers.ts';
import { benchRoutes } from './parts/routes.ts';
import { benchSearch } from './parts/search.ts';
import { benchSignIns } from './parts/signIns.ts';
import { benchStartup } from './parts/startup.ts';
import { benchWrites } from './parts/writes.ts';
import { type BenchQuery, createQueries } from './queries.ts';

const PARTS: Record<string, { run: Part; changesData?: true }> = {
  search: { run: benchSearch },
  narrow: { run: benchNarrow },
  routes: { run: benchRoutes },
  http: { run: benchHttp },
  drawn: { run: benchDrawn },
  pages: { run: benchPages },
  places: { run: benchPlaces },
  lists: { run: benchLists },
  logs: { run: benchLogs },
  disk: { run: benchDisk },
  startup: { run: benchStartup },
  signIns: { run: benchSignIns },
  openData: { run: benchOpenData },
  peerLists: { run: benchPeerLists, changesData: true },
  peerSearch: { run: benchPeerSearch, changesData: true },
  load: { run: benchLoad, changesData: true },
  dayMix: { run: benchDayMix, changesData: true },
  writes: { run: benchWrites, changesData: true },
  rebuild: { run: benchRebuild, changesData: true },
  imports: { run: benchImports, changesData: true },
  registers: { run: benchRegisters, changesData: true },
};

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    parts: { type: 'string', default: Object.keys(PARTS).join(',') },
    logs: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '25' },
    out: { type: 'string' },
  },
});
const parts = options.parts.split(',').filter(Boolean);
const unknown = parts.filter((name) => !PARTS[name]);
if (unknown.length > 0) throw new Error(`Unknown part: ${unknown}. Parts: ${Object.keys(PARTS)}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
// a quarter of the machine's memory, as PostgreSQL's manual recommends
const gigabytes = Math.floor(os.totalmem() / 2 ** 32);
const postgres = await startEmbeddedPostgres(process.env.BENCH_DIR ?? 'node_modules/.cache/bench', {
  volatile: true,
  ...(gigabytes > 0 && { sharedBuffers: `${gigabytes}GB` }),
});
const report: (Table & { size: number; part: string })[] = [];
let queries: BenchQuery[] = [];

async function runPart(name: string, url: string, size: number): Promise<void> {
  await warm(url);
  const db = openDb(url);
  const gazetteer = await loadGazetteer(db.pool);
  // created before any part has changed the database
  if (queries.length === 0) queries = await createQueries(db.pool);
  const logs = Number(options.logs ?? size * 10);
  // the product's background work
  const flushing = flushPending(db.pool, createLog('warn'));
  const tables = await PARTS[name]!.run({
    ...{ url, db, gazetteer, queries, size, logs },
    prepareLogs: () => prepareLogs(postgres, logs),
    minutes: Number(options.minutes),
    rate: Number(options.rate),
  });
  await flushing.stop();
  await db.close();
  for (const table of tables) {
    console.log(`\n${name}, ${size.toLocaleString('en')} providers: ${table.title}`);
    console.table(table.rows);
    report.push({ size, part: name, ...table });
  }
}

try {
  for (const size of options.sizes.split(',').map(Number)) {
    const url = await prepareDatabase(postgres, size);
    queries = [];
    for (const name of parts)
      await timed(`Part ${name}`, () =>
        PARTS[name]!.changesData
          ? withCopy(postgres, url, (copy) => runPart(name, copy, size))
          : runPart(name, url, size),
      );
  }
} finally {
  await postgres.stop();
}
if (options.out) {
  writeFileSync(`${options.out}.json`, `${JSON.stringify(report, null, 2)}\n`);
  const text = report.map((table) =>
    markdown({ ...table, title: `${table.title}, ${table.size.toLocaleString('en')} providers` }),
  );
  writeFileSync(`${options.out}.md`, `${text.join('\n')}\n`);
}
