// Draws pages in a thread of the server, with what the web was built to; see server/pages/draw.ts.

import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { ContextStorage, DrawCalls, Drawing, DrawThread } from '#shared/drawing.ts';

const { createDrawing } = (await import(/* @vite-ignore */ workerData)) as {
  createDrawing: (contexts: ContextStorage<unknown>) => Drawing;
};
const { draw, ...drawDocs } = createDrawing(new AsyncLocalStorage<unknown>());
const port = parentPort!;
const server: BirpcReturn<DrawCalls, DrawThread> = createBirpc<DrawCalls, DrawThread>(
  {
    draw: (page, request) =>
      draw(request, {
        send: (operation) => server.send(page, operation),
        onError: (error) => server.onError.asEvent(page, error),
      }),
    ...drawDocs,
  },
  { post: (message) => port.postMessage(message), on: (listener) => port.on('message', listener) },
);
