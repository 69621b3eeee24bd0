import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AuditResult, serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../testApp.ts';

const test = useApp('empty');
const server = createServer((request, response) => test.app.handle(request, response));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** https://graphql.github.io/graphql-over-http/draft/, audited by its authors' tests. */
const audits = serverAudits({ url: () => url }).map((audit) => ({ name: `${audit.name} (${audit.id})`, audit }));

/** The reason of a failed audit; null when it passed. */
const fault = (result: AuditResult) => (result.status === 'ok' ? null : result.reason);

describe('GraphQL over HTTP', () => {
  it('is audited', () => {
    expect(audits.length).toBeGreaterThan(50);
  });

  it.each(audits)('$name', async ({ audit }) => {
    const result = await audit.fn();
    // MAY is optional
    expect(audit.name.startsWith('MAY') ? null : fault(result)).toBeNull();
  });
});
