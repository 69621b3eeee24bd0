import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type App, createApp } from '#server/app/app.ts';
import { createParts, endsOf, type Parts } from '#server/app/parts.ts';
import { type Gazetteer, loadGazetteer } from '#server/places/gazetteer.ts';
import { type Env, readEnv } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { adminQuery } from './postgres.ts';
import { recordStatements } from './statements.ts';
import { openDatabase, type Template, type TestDatabase, useDatabase } from './testDatabase.ts';

export interface TestApp {
  app: App;
  parts: Parts;
  databaseUrl: string;
  /** The owner's connections, in addition to those of the application. */
  db: TestDatabase['db'];
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** A request with any method and a JSON body, or a text sent as it is. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** A form. */
  post: (path: string, form: FormData, headers?: Record<string, string>) => Promise<Answer>;
  graphql: (query: string, variables?: object, headers?: Record<string, string>) => Promise<Answer>;
  /** SQL statements that a call executes. */
  statements: (call: () => Promise<unknown>) => Promise<string[]>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
}

/** One per worker: the places are the same in all databases of a template. */
const gazetteers: Partial<Record<Template, Gazetteer>> = {};

/**
 * The whole application on its own database, called like a client but without a port. For `connections` see
 * `useDatabase`.
 */
export function useApp(
  template: Template = 'demo',
  variables: NodeJS.ProcessEnv = {},
  webDirectory?: string,
  connections?: number,
): TestApp {
  const database = useDatabase(template, connections);
  const test = {} as TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await openApp(test, template, database, variables, webDirectory);
  });
  afterAll(() => close?.());
  return test;
}

let demo: Promise<TestApp> | undefined;

/** The application on demo data that all files of this worker share: a change of the data is an error. */
export function useDemo(): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    demo ??= openDemo();
    Object.assign(test, await demo);
  });
  return test;
}

async function openDemo(): Promise<TestApp> {
  const database = await openDatabase('demo');
  const shared = {} as TestApp;
  await openApp(shared, 'demo', database, {});
  // from the next connections on: the start itself stores secrets
  const admin = inject('postgres');
  await adminQuery(admin, `alter database ${database.name} set default_transaction_read_only = on`);
  // a query on a connection that has just been ended would fail
  const ended = Promise.all([...database.appDb.pools, ...database.db.pools].map(whenEmptied));
  await adminQuery(admin, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`);
  await ended;
  return shared;
}

/** Waits until the pool has closed its current connections. */
function whenEmptied(pool: Pool): Promise<void> {
  let left = pool.totalCount;
  if (left === 0) return Promise.resolve();
  return new Promise((resolve) => {
    pool.on('remove', () => {
      left -= 1;
      if (left === 0) resolve();
    });
  });
}

/** Opens the application on a database. Returns a function that closes it. */
async function openApp(
  test: TestApp,
  template: Template,
  { db, appDb, url }: TestDatabase,
  variables: NodeJS.ProcessEnv,
  webDirectory?: string,
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-data-'));
  const env: Env = readEnv({
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    BOT_CHECK: 'off',
    // even on a public address: second-factor/staffAccess.test.ts enables it
    STAFF_SECOND_FACTOR: 'optional',
    CONTACT_EMAIL: 'hola@rumbo.example',
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const statements = recordStatements([...appDb.pools, ...db.pools]);
  test.db = db;
  test.databaseUrl = url;
  gazetteers[template] ??= await loadGazetteer(appDb.pool);
  test.parts = await createParts(env, appDb, createLog(env.logLevel), gazetteers[template]);
  // tests share two cores: overload is tested in server/http/admission.test.ts
  test.parts.loop.isBusy = () => false;
  test.app = createApp(test.parts, webDirectory);
  const send = async (path: string, init: RequestInit) =>
    answer(await test.app.fetch(new Request(`http://localhost${path}`, init)));
  const json = { 'content-type': 'application/json' };
  test.get = (path, headers = {}) => send(path, { headers });
  test.send = (method, path, body, headers = {}) =>
    send(path, {
      method,
      headers: { ...json, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  test.post = async (path, form, headers = {}) => {
    // encoded before it is sent: cancelling a form that is being read fails
    const encoded = new Response(form);
    const type = { 'content-type': encoded.headers.get('content-type')! };
    return send(path, { method: 'POST', body: await encoded.arrayBuffer(), headers: { ...headers, ...type } });
  };
  test.graphql = (query, variables = {}, headers = {}) => test.send('POST', '/graphql', { query, variables }, headers);
  test.statements = (call) => statements.during(call);
  return async () => {
    for (const end of endsOf(test.parts)) await end();
    statements.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function answer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
