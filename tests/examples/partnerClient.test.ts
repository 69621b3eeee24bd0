import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerToken } from '../programs.ts';
import { useApp } from '../testApp.ts';

const test = useApp('demo');
/** Number of requests still to be answered with 429. */
let busy = 0;
const server = createServer((request, response) => {
  if (busy > 0) {
    busy -= 1;
    response.writeHead(429, { 'Retry-After': '1' }).end();
  } else test.app.handle(request, response);
});
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function list(token: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['list.ts', ...args], {
    cwd: 'examples/partner-client',
    env: { ...process.env, RUMBO_URL: url, RUMBO_TOKEN: token },
  });
  return stdout.trimEnd().split('\n');
}

describe('the example of a client', () => {
  it('lists every approved provider once, even when rate limited, and then only changes', async () => {
    const { token } = await partnerToken(test, ['PROVIDERS_READ']);
    busy = 2;
    const lines = await list(token);
    expect(busy).toBe(0);
    const cursor = lines.pop()!.replace('cursor: ', '');
    const { rows } = await test.db.pool.query(
      'select id from providers where approved_at is not null order by updated_at, id',
    );
    expect(lines.map((line) => Number(line.split('\t')[0]))).toEqual(rows.map(({ id }) => id));
    expect(await list(token, cursor)).toEqual([`cursor: ${cursor}`]);
    await test.db.pool.query('update providers set updated_at = now() where id = $1', [rows[0].id]);
    expect((await list(token, cursor))[0]).toMatch(new RegExp(`^${rows[0].id}\t`));
  });

  it('reports an invalid token', async () => {
    const { token } = await partnerToken(test, ['SEARCH_READ']);
    await expect(list(token)).rejects.toThrow(
      /FORBIDDEN: This access token does not allow that. Its scopes: search:read/,
    );
    await expect(list('rumbo_x')).rejects.toThrow(/UNAUTHENTICATED: This access token is unknown/);
  });
});
