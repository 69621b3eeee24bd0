import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const server = createServer((request, response) => test.app.handle(request, response));
const streams = new Set<AbortController>();
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});

afterAll(async () => {
  for (const stream of streams) stream.abort();
  await test.parts.queueWatch.close();
  server.close();
});

type Person = Awaited<ReturnType<typeof signedInStaff>>;

/** The counts of the stream, one after the other; undefined when it has ended. */
async function watch(person: Person) {
  const controller = new AbortController();
  streams.add(controller);
  const query = new URLSearchParams({ query: 'subscription { moderationQueue { count } }' });
  const response = await fetch(`${url}?${query}`, {
    headers: {
      accept: 'text/event-stream',
      cookie: [...person.cookies].map((pair) => pair.join('=')).join('; '),
    },
    signal: controller.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<number | undefined> => {
    for (;;) {
      const [, data] = text.match(/event: next\ndata: (.*)\n\n/) ?? [];
      if (data) {
        text = text.slice(text.indexOf(data) + data.length);
        return JSON.parse(data).data.moderationQueue.count;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  /** Until it says so. */
  const reach = async (count: number) => {
    while ((await next()) !== count);
  };
  return { response, next, reach, controller };
}

describe('the watch of the moderation queue', () => {
  it('tells the count at once, and again when providers come and go', async () => {
    const staff = await signedInStaff(test);
    const { next, reach, response } = await watch(staff);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const before = (await next())!;
    expect(before).toBeGreaterThan(0);
    const { rows } = await test.db.pool.query(
      'select id from providers where approved_at is null and rejected_at is null order by id limit 1',
    );
    await staff.post(`/api/providers/${rows[0].id}/approve`);
    await reach(before - 1);
    await test.db.pool.query('update providers set approved_at = null where id = $1', [rows[0].id]);
    await reach(before);
  });

  it('is for super admins only', async () => {
    const query = 'subscription { moderationQueue { count } }';
    const ask = async (headers: Record<string, string>) =>
      (await test.graphql(query, {}, { accept: 'text/event-stream', ...headers })).body as string;
    expect(await ask({})).toContain('UNAUTHENTICATED');
    const person = await signedInPerson(test);
    const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
    const refused = await ask({ cookie, 'accept-language': 'es' });
    expect(refused).toContain('FORBIDDEN');
    expect(refused).not.toContain('Unexpected');
  });

  it('tells nothing more to who is no longer staff', async () => {
    const [gone, stays] = [await signedInStaff(test), await signedInStaff(test)];
    const [first, second] = [await watch(gone), await watch(stays)];
    const before = await second.next();
    await first.next();
    await gone.post('/api/auth/signout');
    await test.db.pool.query('update providers set rejected_at = now() where id = (select max(id) from providers)');
    while ((await second.next()) === before);
    const heard = first.next();
    first.controller.abort();
    await expect(heard).rejects.toThrow(/abort/i);
  });

  it('outlives a connection that was cut', async () => {
    const staff = await signedInStaff(test);
    const { next, reach } = await watch(staff);
    const before = (await next())!;
    await test.db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen moderation_queue'`,
    );
    await test.db.pool.query(
      `update providers set approved_at = now() where id = (select min(id) from providers where approved_at is null and rejected_at is null)`,
    );
    await reach(before - 1);
  });
});
