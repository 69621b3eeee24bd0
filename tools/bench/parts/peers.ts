import { type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { compareLists } from '../peers/compareLists.ts';
import { compareSearch } from '../peers/compareSearch.ts';
import { withDocuments } from '../peers/documents.ts';
import type { Engine, Making } from '../peers/engine.ts';
import { LUCENE_PACKAGES, makeLucene } from '../peers/lucene.ts';
import { installPeers } from '../peers/packages.ts';
import { peerQueries } from '../peers/peerQueries.ts';
import { makePlainSearch } from '../peers/plainSearch.ts';
import { openRumbo } from '../peers/rumbo.ts';
import { makeSphinx } from '../peers/sphinx.ts';
import { startWorkers } from '../peers/workerEngine.ts';

/** MiniSearch keeps everything in memory, once per client. */
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
  return withDocuments(bench, (making) => compareEngines(bench, making));
}

async function compareEngines(bench: Bench, making: Making): Promise<Table[]> {
  const engines: Engine[] = [await openRumbo(bench)];
  const missing: Row[] = [];
  const addInstalled = (engine: Engine | null, name: string, packages: string) => {
    if (engine) engines.push(engine);
    else missing.push({ engine: name, kept: `not installed: apt install ${packages}` });
  };
  try {
    engines.push(await makePlainSearch(making));
    addInstalled(await makeLucene(making), 'Lucene', LUCENE_PACKAGES);
    addInstalled(await makeSphinx(making), 'Sphinx', 'sphinxsearch');
    engines.push(await startWorkers(making, { name: 'SQLite FTS5', kept: 'file, ids only', script: worker('fts5') }));
    if (bench.size <= MOST_IN_MEMORY)
      engines.push(
        await startWorkers(making, { name: 'MiniSearch', kept: 'memory, ids only', script: worker('miniSearch') }),
      );
    const tables = await compareSearch(bench, await peerQueries(bench), engines);
    return [...tables, { title: 'search indexes', rows: [...engines.map(indexRow), ...missing] }];
  } finally {
    for (const engine of engines) await engine.close();
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
