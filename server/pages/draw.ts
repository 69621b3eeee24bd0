import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { requestScope } from '#server/platform/requestScope.ts';
import { childEntry } from '#server/platform/root.ts';
import { workForRequest } from '#server/platform/threadTime.ts';
import type { Draw, DrawCalls, DrawHelp, Drawing, DrawThread } from '#shared/drawing.ts';

interface OpenDrawing {
  draw: Draw;
  drawApiPage: (...parameters: Parameters<Drawing['drawApiPage']>) => Promise<string>;
  drawGraphiqlBar: () => Promise<string>;
}

/**
 * The memory limits of the rendering thread. A thread that exceeds them ends, and the next page starts another thread.
 */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 };

/** The timeout of a rendering: longer than the GraphQL operations of a page may take. */
const LONGEST_MS = 30_000;

/**
 * Renders pages with the code of a built web (web/entry.server.tsx) in a separate thread: rendering a page takes about
 * five milliseconds, during which the main thread continues with other requests. Null when the web is not built.
 */
export function openDrawing(directory: string): OpenDrawing | null {
  const file = path.join(directory, '.server/entry.server.js');
  if (!existsSync(file)) return null;
  const pages = new Map<number, DrawHelp>();
  let lastPage = 0;
  let thread: BirpcReturn<DrawThread, DrawCalls> | undefined;

  function start(): BirpcReturn<DrawThread, DrawCalls> {
    const worker = new Worker(childEntry('drawPages'), {
      workerData: pathToFileURL(file).href,
      execArgv: [],
      resourceLimits: MEMORY,
    });
    const started = createBirpc<DrawThread, DrawCalls>(
      {
        send: (page, operation) => pages.get(page)!.send(operation),
        onError: (page, error) => pages.get(page)?.onError(error),
      },
      {
        post: (message) => worker.postMessage(message),
        on: (listener) => worker.on('message', listener),
        timeout: LONGEST_MS,
      },
    );
    // the next page starts another thread
    const lost = (error: Error) => {
      if (thread === started) thread = undefined;
      if (!started.$closed) started.$close(error);
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the thread that draws pages has ended')));
    // the rendering thread does not keep the process running
    worker.unref();
    return started;
  }

  const running = () => {
    thread ??= start();
    return thread;
  };
  return {
    draw: async (request, help) => {
      lastPage += 1;
      const page = lastPage;
      // calls from the thread arrive outside of the request
      const inRequest = AsyncLocalStorage.snapshot();
      const send: DrawHelp['send'] = (operation) =>
        inRequest(() => {
          workForRequest();
          return help.send(operation);
        });
      pages.set(page, { ...help, send });
      try {
        const { drawn, ms } = await running().draw(page, request);
        requestScope.getStore()?.spender?.spendElsewhere(ms);
        return drawn;
      } finally {
        workForRequest();
        pages.delete(page);
      }
    },
    drawApiPage: (api) => running().drawApiPage(api),
    drawGraphiqlBar: () => running().drawGraphiqlBar(),
  };
}
