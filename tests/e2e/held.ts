import type { Page, Route } from '@playwright/test';

/** Holds requests to these addresses back until `release`. */
export async function hold(page: Page, ...addresses: string[]): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isOpen = false;
  for (const address of addresses)
    await page.route(address, (route) => (isOpen ? route.fallback() : void held.push(route)));
  return {
    release: async () => {
      isOpen = true;
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}
