// SQLite FTS5, in a worker: see startWorkers.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { readDocuments } from './documents.ts';
import { RADIUS_KM, RESULTS, WEIGHTS } from './engine.ts';
import { boxAround, KM_OF_LATITUDE } from './near.ts';
import type { PeerQuery } from './peerQueries.ts';
import type { Ready, WorkerTask } from './workerEngine.ts';

const FIELDS = Object.keys(WEIGHTS).join(', ');
const NEAR = `latitude between :south and :north and longitude between :west and :east
  and (latitude - :latitude) * (latitude - :latitude) * ${KM_OF_LATITUDE ** 2}
    + (longitude - :longitude) * (longitude - :longitude) * :width * :width < ${RADIUS_KM ** 2}`;
const MATCHES = 'document match :words';
// without the +, SQLite looks up every place for each word's row, or the reverse: minutes for a million rows
const BOTH = `${MATCHES} and +rowid in (select id from located where ${NEAR})`;

const { documents, folder } = workerData as WorkerTask;
const file = path.join(folder, 'fts5.sqlite');
const isThere = existsSync(file);
const db = new DatabaseSync(file);
db.exec(
  'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -65536; pragma mmap_size = 4294967296',
);
if (!isThere) await build();

const first = {
  words: find(`select rowid as id from document where ${MATCHES} order by rank limit ${RESULTS}`),
  place: find(`select id from located where ${NEAR} order by quality desc limit ${RESULTS}`),
  both: find(`select rowid as id from document where ${BOTH} order by rank limit ${RESULTS}`),
};
const count = {
  words: find(`select count(*) from document where ${MATCHES}`),
  place: find(`select count(*) from located where ${NEAR}`),
  both: find(`select count(*) from document where ${BOTH}`),
};
parentPort!.on('message', (query: PeerQuery) => parentPort!.postMessage(search(query)));
parentPort!.postMessage({ megabytes: statSync(file).size / 2 ** 20 } satisfies Ready);

function search({ words, point }: PeerQuery): number[] {
  if (!words && !point) return [];
  const kind = words && point ? 'both' : words ? 'words' : 'place';
  const parameters = { ...(words && { words }), ...(point && { ...boxAround(point) }) };
  count[kind].get(parameters);
  return (first[kind].all(parameters) as { id: number }[]).map(({ id }) => id);
}

function find(sql: string): StatementSync {
  return db.prepare(sql);
}

async function build(): Promise<void> {
  db.exec(`create virtual table document using fts5(${FIELDS}, content = '', tokenize = 'ascii');
    insert into document (document, rank) values ('rank', 'bm25(${Object.values(WEIGHTS).join(', ')})');
    create table located (id integer primary key, latitude real, longitude real, quality real);
    begin`);
  const insertText = db.prepare(`insert into document (rowid, ${FIELDS}) values (?, ?, ?, ?, ?)`);
  const insertPlace = db.prepare('insert into located values (?, ?, ?, ?)');
  for await (const { id, name, services, places, description, latitude, longitude, quality } of readDocuments(
    documents,
  )) {
    insertText.run(id, name, services, places, description);
    insertPlace.run(id, latitude, longitude, quality);
  }
  db.exec(`create index located_point on located (latitude, longitude); commit;
    insert into document (document) values ('optimize'); analyze`);
}
