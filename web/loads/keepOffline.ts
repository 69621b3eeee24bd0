/** The files that the page has used so far. */
const usedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Lets the page of loads open without a connection: see server/pages/offlineLoads.ts. Does nothing without https. */
export async function keepOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/loads.worker.js', { scope: '/loads' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(usedFiles());
}
