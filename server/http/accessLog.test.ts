import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { createAccessLog } from './accessLog.ts';

/** The warnings about a request that takes five seconds on the fake clock. */
async function warnings(): Promise<unknown[]> {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const accessLog = createAccessLog(log);
  const now = vi.spyOn(performance, 'now');
  const server = createServer((request, response) => {
    now.mockReturnValue(0);
    accessLog('request-id', { path: '/graphql', kind: 'graphql' }, request, response);
    now.mockReturnValue(5_000);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  now.mockRestore();
  server.close();
  await once(server, 'close');
  return warn.mock.calls.map(([, message]) => message);
}

it('a slow request is logged', async () => {
  expect(await warnings()).toEqual(['request was slow']);
});
