import type { Page, Route } from '@playwright/test';

/** Answers nothing that is asked of these addresses, until `release`. */
export async function hold(page: Page, ...addresses: string[]): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  const keep = (route: Route) => void held.push(route);
  for (const address of addresses) await page.route(address, keep);
  return {
    release: async () => {
      for (const address of addresses) await page.unroute(address, keep);
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
