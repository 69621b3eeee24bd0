import { useSyncExternalStore } from 'react';
import { getConfig } from '../config.ts';

type AnalyticsParts = typeof import('./analyticsParts.ts')['analyticsParts'];

let parts: AnalyticsParts | null = null;
const listeners = new Set<() => void>();

/** Fetches the code that asks for consent and measures, only where a service is set up. Pages work without it. */
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

/** Null until it is loaded, and where no service is set up. */
export function useAnalytics(): AnalyticsParts | null {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  );
}
