import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * A part of a page in a separate chunk. If the chunk cannot be loaded, `Instead` is rendered and the page remains
 * usable.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<NoInfer<Props>>,
) {
  return lazy(async () => ({ default: await loadChunk(load).catch(() => Instead) }));
}
