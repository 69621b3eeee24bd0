import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContextStorage, Draw, Drawing } from '#shared/drawing.ts';

interface DrawingModule {
  createDrawing: (contexts: ContextStorage<unknown>) => Drawing;
}

interface OpenDrawing {
  draw: Draw;
  drawApiPage: (...parameters: Parameters<Drawing['drawApiPage']>) => Promise<string>;
}

/** Loads the code that draws pages: web/entry.server.tsx of a built web. Null when it is not built. */
export function openDrawing(directory: string): OpenDrawing | null {
  const file = path.join(directory, '.server/entry.server.js');
  if (!existsSync(file)) return null;
  const loading = (import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<DrawingModule>).then(
    ({ createDrawing }) => createDrawing(new AsyncLocalStorage<unknown>()),
  );
  // reported by the first page
  loading.catch(() => {});
  return {
    draw: async (request) => (await loading).draw(request),
    drawApiPage: async (api) => (await loading).drawApiPage(api),
  };
}
