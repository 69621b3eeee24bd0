import { getConfig } from '../config.ts';

type AnalyticsParts = typeof import('./analyticsParts.ts')['analyticsParts'];

let parts: AnalyticsParts | null = null;

/** Fetches what asks for consent and measures, only where something is set up. Without it the page works as well. */
export async function loadAnalytics(): Promise<void> {
  if (parts || !getConfig().analytics) return;
  parts = await import('./analyticsParts.ts').then(
    (chunk) => chunk.analyticsParts,
    () => null,
  );
}

/** Null where nothing is set up: nobody is asked then. */
export function loadedAnalytics(): AnalyticsParts | null {
  return parts;
}
