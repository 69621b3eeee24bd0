import { mkdirSync } from 'node:fs';
import { type Row, round, type Table, timed } from '../figures.ts';
import type { Bench } from '../part.ts';
import { compareLists } from '../peers/compareLists.ts';
import { compareSearch } from '../peers/compareSearch.ts';
import { writeDocuments } from '../peers/documents.ts';
import { type Engine, type Making, removeFiles } from '../peers/engine.ts';
import { installPeers } from '../peers/packages.ts';
import { peerQueries } from '../peers/peerQueries.ts';
import { makePlainSearch } from '../peers/plainSearch.ts';
import { openRumbo } from '../peers/rumbo.ts';
import { makeSphinx } from '../peers/sphinx.ts';
import { startWorkers } from '../peers/workerEngine.ts';

const FOLDER = 'node_modules/.cache/bench-peers';
/** The maximum number of providers for MiniSearch, which keeps everything in memory, once per client. */
const MOST_IN_MEMORY = 100_000;

/** Compares lists with PostGraphile and one raw statement. Signs in a super admin. */
export async function benchPeerLists(bench: Bench): Promise<Table[]> {
  installPeers();
  return [await compareLists(bench)];
}

/**
 * Compares search with other engines on the same data, in turns. The peers receive folded texts and words and the
 * coordinates of the place, and one statement completes their ids to the product's rows. Wrong results are fast:
 * compare `right` as well as the speed. Changes the directory.
 */
export async function benchPeerSearch(bench: Bench): Promise<Table[]> {
  installPeers();
  removeFiles(FOLDER);
  mkdirSync(FOLDER, { recursive: true });
  const making: Making = { url: bench.url, pool: bench.db.pool, documents: `${FOLDER}/documents.tsv`, folder: FOLDER };
  const engines: Engine[] = [await openRumbo(bench)];
  const missing: Row[] = [];
  try {
    await timed('Documents for the peers', () => writeDocuments(making.url, making.documents));
    engines.push(await makePlainSearch(making));
    const sphinx = await makeSphinx(making);
    if (sphinx) engines.push(sphinx);
    else missing.push({ engine: 'Sphinx', kept: 'not installed: apt install sphinxsearch' });
    engines.push(await startWorkers(making, { name: 'SQLite FTS5', kept: 'file, ids only', script: worker('fts5') }));
    if (bench.size <= MOST_IN_MEMORY)
      engines.push(
        await startWorkers(making, { name: 'MiniSearch', kept: 'memory, ids only', script: worker('miniSearch') }),
      );
    const tables = await compareSearch(bench, await peerQueries(bench), engines);
    return [...tables, { title: 'search indexes', rows: [...engines.map(indexRow), ...missing] }];
  } finally {
    for (const engine of engines) await engine.close();
    removeFiles(FOLDER);
  }
}

function worker(name: string): URL {
  return new URL(`../peers/${name}Worker.ts`, import.meta.url);
}

function indexRow({ name, index }: Engine): Row {
  return {
    engine: name,
    'made in s': index.seconds === null ? 'see rebuild' : round(index.seconds),
    MB: Math.round(index.megabytes),
    kept: index.kept,
  };
}
