import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { isEnumType, isInputObjectType, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';
import { decideOne } from '../decideOne.ts';
import { partnerToken } from '../programs.ts';
import { useApp } from '../testApp.ts';
import { CLIENTS, type Client } from './clients.ts';

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

/** Runs a program of an example. */
async function run({ folder, command }: Client, program: string, token: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(command, [program, ...args], {
    cwd: folder,
    env: { ...process.env, RUMBO_URL: url, RUMBO_TOKEN: token },
  });
  return stdout.trimEnd().split('\n');
}

describe.each(CLIENTS)('the client in $folder', (client) => {
  const list = (token: string, ...args: string[]) => run(client, client.list, token, ...args);

  it('lists every approved provider once, even when rate limited, and then only changes', async () => {
    const { token, staff } = await partnerToken(test, ['PROVIDERS_READ']);
    busy = 1;
    const lines = await list(token);
    expect(busy).toBe(0);
    const cursors = lines.pop()!.replace('cursors: ', '').trimEnd();
    const { rows } = await test.db.pool.query(
      `select id from providers where status = 'approved' order by updated_at, id`,
    );
    expect(lines.map((line) => Number(line.split('\t')[0]))).toEqual(rows.map(({ id }) => id));
    expect(await list(token, cursors)).toEqual([`cursors: ${cursors}`]);
    const [changed, removed] = rows;
    await test.db.pool.query('update providers set updated_at = now() where id = $1', [changed.id]);
    await decideOne(staff, removed.id, { kind: 'SUSPENDED', reason: 'Closed' });
    const [first, second, after] = await list(token, cursors);
    expect([first, second]).toEqual([expect.stringMatching(`^${changed.id}\t`), `${removed.id}\tremoved`]);
    expect(after).toMatch(/^cursors: \S+ \S+$/);
    // for the next client, two minutes later
    await decideOne(staff, removed.id, { kind: 'PUBLISHED' });
    await test.db.pool.query("update providers set updated_at = updated_at - interval '2 minutes'");
  });

  it('reports an invalid token', async () => {
    const { token } = await partnerToken(test, ['SEARCH_READ']);
    await expect(list(token)).rejects.toThrow(
      /FORBIDDEN: This access token does not allow that. Its scopes: search:read/,
    );
    await expect(list('rumbo_x')).rejects.toThrow(/UNAUTHENTICATED: This access token is unknown/);
  });
});

it('the types of the TypeScript client are those of the schema', () => {
  const generated = readFileSync('examples/typescript-client/operations.generated.ts', 'utf8');
  const types = [...generated.matchAll(/^export type (\w+) =(.*?)(?=^export)/gms)].flatMap(([, name, body]) => {
    const type = schema.getType(name!);
    if (isEnumType(type)) return [[name, body!.match(/'\w+'/g), type.getValues().map((value) => `'${value.name}'`)]];
    if (!isInputObjectType(type) || type.isOneOf) return [];
    return [[name, body!.match(/^ {2}\w+(?=\??:)/gm), Object.keys(type.getFields()).map((field) => `  ${field}`)]];
  });
  expect(types.length).toBeGreaterThan(3);
  for (const [name, written, known] of types) expect([name, [...written!].sort()]).toEqual([name, [...known!].sort()]);
});

it('the operations of the TypeScript client are valid, and search', async () => {
  const operations = readFileSync('examples/typescript-client/operations.graphql', 'utf8');
  expect(validate(schema, parse(operations))).toEqual([]);
  const { token } = await partnerToken(test, ['SEARCH_READ']);
  const [typescript] = CLIENTS;
  const [count, first] = await run(typescript!, 'search.ts', token, 'Bahia Blanca', 'refrigerado');
  expect(count).toMatch(/^[1-9]\d* found$/);
  expect(first).toMatch(/^\d+(\.\d)? km\t.+\thttp:/);
});
