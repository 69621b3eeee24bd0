// MiniSearch with its tolerance of typing errors, in a worker: see startWorkers.
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { readDocuments } from './documents.ts';
import { RESULTS, WEIGHTS } from './engine.ts';
import { boxAround, isNear } from './near.ts';
import { requirePeer } from './packages.ts';
import type { PeerQuery, Point } from './peerQueries.ts';
import type { Ready, WorkerTask } from './workerEngine.ts';

/** The used part of minisearch. */
interface MiniSearch {
  add: (document: object) => void;
  search: (query: string | symbol, options: { filter?: (result: { id: number }) => boolean }) => { id: number }[];
}
interface MiniSearchClass {
  new (options: { fields: string[]; searchOptions: object }): MiniSearch;
  wildcard: symbol;
}

const Class = requirePeer<MiniSearchClass>('minisearch');
const index = new Class({
  fields: Object.keys(WEIGHTS),
  searchOptions: { boost: WEIGHTS, fuzzy: 0.2, combineWith: 'AND' },
});
const points = new Map<number, Point & { quality: number }>();
for await (const { latitude, longitude, quality, ...texts } of readDocuments((workerData as WorkerTask).documents)) {
  index.add(texts);
  points.set(texts.id, { latitude, longitude, quality });
}
parentPort!.on('message', (query: PeerQuery) => parentPort!.postMessage(search(query)));
parentPort!.postMessage({ megabytes: getHeapStatistics().used_heap_size / 2 ** 20 } satisfies Ready);

function search({ words, point }: PeerQuery): number[] {
  if (!words && !point) return [];
  const box = point && boxAround(point);
  const filter = box ? ({ id }: { id: number }) => isNear(box, points.get(id)!) : undefined;
  const found = index.search(words || Class.wildcard, { ...(filter && { filter }) }).map(({ id }) => id);
  if (!words) found.sort((a, b) => points.get(b)!.quality - points.get(a)!.quality);
  return found.slice(0, RESULTS);
}
