import { setTimeout as wait } from 'node:timers/promises';
import type { Rumbo } from './rumbo.ts';

const ADMIN = { email: 'admin@drill.example', password: 'a sentence for the drill' };

/** Settings with which a first start creates the super admin of `signInStaff`. */
export const ADMIN_SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** Sends a request; `Body` is the expected type of the response. */
type Call = <Body = unknown>(method: string, path: string, body?: object) => Promise<{ status: number; body: Body }>;

/** Signs in as the super admin, and returns a function that calls REST and GraphQL. */
export async function signInStaff({ url }: Pick<Rumbo, 'url'>): Promise<Call> {
  const json = { 'content-type': 'application/json' };
  const signIn = await fetch(`${url}/api/auth/signin`, { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });
  const cookies = signIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const headers = { ...json, cookie: cookies.join('; ') };
  return async <Body>(method: string, path: string, body?: object) => {
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    return { status: response.status, body: (await response.json().catch(() => null)) as Body };
  };
}

/** Waits until the process reports on `/ready` that jobs run. */
export async function doesJobs({ url }: Rumbo): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(50)) {
    const response = await fetch(`${url}/ready`).catch(() => null);
    if (response && ((await response.json()) as { jobs: unknown }).jobs === 'running') return;
  }
  throw new Error('No jobs are done after a minute');
}
