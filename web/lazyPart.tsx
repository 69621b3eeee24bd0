import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A part of a page in a chunk of its own. When that cannot be fetched, `Instead` takes its place and the page goes on. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<NoInfer<Props>>,
) {
  return lazy(async () => ({ default: await loadChunk(load).catch(() => Instead) }));
}
