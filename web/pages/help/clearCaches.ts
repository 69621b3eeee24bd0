/** What somebody chose or typed here: it is kept. All else can be loaded again. */
const kept = /^(lang|theme|pre-registration-draft|bo-|consent)/;

/** Throws away everything the browser has kept of this site but what somebody chose or typed. Never fails. */
export async function clearCaches(): Promise<void> {
  await Promise.allSettled([
    // The browser empties its own cache when the server tells it to.
    fetch('/clear-cache', { method: 'POST' }),
    clearCacheStorage(),
    removeServiceWorkers(),
    clearStorage(() => localStorage),
    clearStorage(() => sessionStorage),
  ]);
}

async function clearCacheStorage(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function removeServiceWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function clearStorage(storage: () => Storage): Promise<void> {
  for (const key of Object.keys(storage())) if (!kept.test(key)) storage().removeItem(key);
}
