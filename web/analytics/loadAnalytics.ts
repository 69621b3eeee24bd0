import { useSyncExternalStore } from 'react';
import { getConfig } from '../config.ts';

type AnalyticsParts = typeof import('./analyticsParts.ts')['analyticsParts'];

let parts: AnalyticsParts | null = null;
const listeners = new Set<() => void>();

/** Loads the code that requests consent and measures, only if a service is configured. Pages work without it. */
export async function loadAnalytics(): Promise<void> {
  if (!getConfig().analytics) return;
  parts = await import('./analyticsParts.ts').then(
    (chunk) => chunk.analyticsParts,
    () => null,
  );
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The components of analytics; null until they are loaded, and if no service is configured. */
export function useAnalytics(): AnalyticsParts | null {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  );
}
