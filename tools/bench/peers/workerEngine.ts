import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CLIENTS, completeRows, type Engine, type Making } from './engine.ts';

/** The message that starts an engine in a worker. */
export interface WorkerTask {
  documents: string;
  folder: string;
}

/** The message of a worker whose index is ready, whether this or another worker of the engine made it. */
export interface Ready {
  megabytes: number;
}

/** Starts an engine that runs within a process and blocks it, so that each client has a worker. Workers return ids. */
export async function startWorkers(
  { pool, documents, folder }: Making,
  { name, kept, script }: { name: string; kept: string; script: URL },
): Promise<Engine> {
  const workers: Worker[] = [];
  let index: Engine['index'] | null = null;
  for (let nth = 0; nth < CLIENTS; nth++) {
    const begun = performance.now();
    const worker = new Worker(script, {
      workerData: { documents, folder } satisfies WorkerTask,
      resourceLimits: { maxOldGenerationSizeMb: 4096 },
    });
    const [{ megabytes }] = (await once(worker, 'message')) as [Ready];
    index ??= { seconds: (performance.now() - begun) / 1000, megabytes, kept };
    workers.push(worker);
  }
  const idle = [...workers];
  return {
    name,
    index: index!,
    ask: async (query) => {
      const worker = idle.pop()!;
      worker.postMessage(query);
      const [ids] = (await once(worker, 'message')) as [number[]];
      idle.push(worker);
      return completeRows(pool, ids);
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
