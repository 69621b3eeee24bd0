import { setTimeout as wait } from 'node:timers/promises';
import { query } from './query.ts';
import { submitForm } from './rumbo.ts';
import { signInStaff } from './staff.ts';
import { pathOfProvider, searchGraphql } from './visitors.ts';

const FOUND_WITHIN_MS = 10_000;

/**
 * Uses a release like its users: submits a form; staff sign in, edit and approve the provider; visitors find it.
 * Returns the number of steps, and the failed ones. Staff must have the account of ADMIN_SETTINGS.
 */
export async function tryRelease(url: string, databaseUrl: string): Promise<{ steps: number; failed: string[] }> {
  const name = `Drill ${crypto.randomUUID().replaceAll('-', '')}`;
  let id = 0;
  let staff: Awaited<ReturnType<typeof signInStaff>>;
  const idOf = async () =>
    (await query(databaseUrl, 'select id from providers where business_name = $1', [name])).rows[0]?.id as number;
  const get = async (path: string) => (await fetch(url + path)).ok;
  const steps: Record<string, () => Promise<boolean>> = {
    'a form': async () => {
      const { ok } = await submitForm(url, name, crypto.randomUUID());
      id = await idOf();
      return ok && id > 0;
    },
    'a sign-in of staff': async () => {
      staff = await signInStaff({ url });
      return (await staff('GET', '/api/users/profile/me')).status === 200;
    },
    'an edit': async () => {
      const { body } = await staff<object>('GET', `/api/providers/${id}`);
      const { status } = await staff('PUT', `/api/providers/${id}`, { ...body, description: 'Edited in a drill.' });
      return status === 200;
    },
    'an approval': async () => (await staff('POST', `/api/providers/${id}/approve`)).status < 300,
    'a GraphQL search that finds it': async () => {
      for (const until = Date.now() + FOUND_WITHIN_MS; Date.now() < until; await wait(200))
        if ((await searchGraphql(url, name)).some(({ databaseId }) => databaseId === id)) return true;
      return false;
    },
    'a search': () => get('/api/search?f=Rosario&q=refrigerado'),
    'its facets': () => get('/api/search/facets?f=Rosario&q=refrigerado'),
    'the page of results': () => get('/?f=Rosario&q=refrigerado'),
    'the page of a provider': async () => get(await pathOfProvider(url)),
  };
  const failed: string[] = [];
  for (const [step, works] of Object.entries(steps)) if (!(await works().catch(() => false))) failed.push(step);
  return { steps: Object.keys(steps).length, failed };
}
