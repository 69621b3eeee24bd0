// Draws pages in a thread of the server with the built web; see server/pages/draw.ts.

import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { threadMs } from '#server/platform/threadTime.ts';
import type { ContextStorage, DrawCalls, Drawing, DrawThread } from '#shared/drawing.ts';

const { createDrawing } = (await import(/* @vite-ignore */ workerData)) as {
  createDrawing: (contexts: ContextStorage<unknown>) => Drawing;
};
const { draw, ...drawDocs } = createDrawing(new AsyncLocalStorage<unknown>());
const port = parentPort!;

/** The pages being drawn, which share the time of this thread equally. */
const open = new Set<{ ms: number }>();
let sharedAt = threadMs();
function share(): void {
  const at = threadMs();
  for (const page of open) page.ms += (at - sharedAt) / open.size;
  sharedAt = at;
}

const server: BirpcReturn<DrawCalls, DrawThread> = createBirpc<DrawCalls, DrawThread>(
  {
    draw: async (page, request) => {
      const measured = { ms: 0 };
      share();
      open.add(measured);
      try {
        const drawn = await draw(request, {
          send: (operation) => server.send(page, operation),
          onError: (error) => server.onError.asEvent(page, error),
        });
        share();
        return { drawn, ms: measured.ms };
      } finally {
        open.delete(measured);
      }
    },
    ...drawDocs,
  },
  { post: (message) => port.postMessage(message), on: (listener) => port.on('message', listener) },
);
