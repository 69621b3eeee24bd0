import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabase } from '../../server/platform/db.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { startProxy } from './proxy.ts';
import { compare, type Rumbo, startRumbo, startWriters } from './rumbo.ts';
import { ADMIN_SETTINGS } from './staff.ts';
import { type Read, startVisitors } from './visitors.ts';
import { tryRelease } from './works.ts';

/** Marks phases with a killed process, whose requests may be lost: its forms are sent again. */
const KILLED = 'killed';
/** Requests in the proportions of visitors: many searches, and some pages. */
const READS: Read[] = [
  'search',
  'graphql',
  'facets',
  'search',
  'graphql',
  'search',
  'facets',
  'graphql',
  'search',
  'provider',
];
const FUNCTION = 'server/search/sql/words.sql';

/**
 * Replaces two web processes behind HAProxy one after the other by a release with one more migration and a changed
 * function, under load, as documented in docs/operating.md; kills and restarts a process of the previous release in
 * between. At the end both return to the first release.
 */
export function rolling({ deploys, perSecond }: { deploys: number; perSecond: number }): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    await ensureDatabase(postgres.url('postgres'), 'rumbo');
    const ports = [await freePort(), await freePort()];
    const settings = {
      DATABASE_URL: postgres.url('rumbo'),
      DATA_DIR: path.join(folder, 'data'),
      SEED: 'demo',
      MIGRATE_AT_START: 'off',
      DRAIN_SECONDS: '5',
      TRUST_PROXY: '1',
      ...ADMIN_SETTINGS,
    };
    const releases = Array.from({ length: deploys + 1 }, (_, number) => copyRelease(folder, number));
    const migrate = (release: number) =>
      promisify(execFile)(process.execPath, ['scripts/migrate.ts'], {
        cwd: releases[release],
        env: { ...process.env, ...settings },
      });
    const outputs: (() => string)[] = [];
    const start = (slot: number, release: number) => {
      const one = startRumbo(ports[slot]!, { ...settings, ROLE: slot === 0 ? 'both' : 'web' }, releases[release]);
      outputs.push(one.output);
      return one;
    };
    await migrate(0);
    const running: Rumbo[] = [];
    for (const slot of [0, 1]) {
      running.push(start(slot, 0));
      await running[slot]!.ready();
    }
    const proxy = await startProxy(folder, ports);

    let phase = 'quiet';
    const failures: { phase: string; kind: 'read' | 'form'; reason: string }[] = [];
    const failed = (kind: 'read' | 'form') => (reason: string) => failures.push({ phase, kind, reason });
    const visitors = await startVisitors(proxy.url, perSecond, READS, failed('read'));
    const writers = startWriters(1, () => proxy.url, { onFailure: failed('form') });
    const tried = { steps: 0, failed: [] as string[] };
    const works = async () => {
      const { steps, failed } = await tryRelease(proxy.url, postgres.url('rumbo'));
      tried.steps += steps;
      tried.failed.push(...failed.map((step) => `${phase}: ${step}`));
    };
    const startAgain = async (slot: number, release: number) => {
      running[slot] = start(slot, release);
      await running[slot]!.ready();
      await proxy.allUp();
    };
    const replace = async (slot: number, release: number) => {
      phase = `web${slot + 1} drains for release ${release}`;
      await running[slot]!.kill('SIGTERM');
      phase = `web${slot + 1} starts as release ${release}`;
      await startAgain(slot, release);
    };
    for (let release = 1; release <= deploys; release++) {
      phase = `migration to release ${release}`;
      await migrate(release);
      await replace(0, release);
      // the previous release is killed, and starts again with a newer database
      phase = `${KILLED} web2 of release ${release - 1}`;
      await running[1]!.kill();
      await startAgain(1, release - 1);
      await replace(1, release);
      phase = `release ${release}`;
      await works();
    }
    for (const slot of [0, 1]) await replace(slot, 0);
    phase = 'back';
    await works();
    await visitors.stop();
    await writers.stop();
    const compared = await compare(postgres.url('rumbo'), writers.acknowledged);
    for (const server of running) await server.kill('SIGTERM');
    await postgres.stop();
    for (const { phase, kind, reason } of failures) console.error(`${phase}: ${kind}: ${reason}`);
    for (const step of tried.failed) console.error(`does not work: ${step}`);
    if (failures.length > 0) console.error(proxy.log(), ...outputs.map((output) => output()));
    const ofKind = (kind: string, isKilled: boolean) =>
      failures.filter((failure) => failure.kind === kind && failure.phase.startsWith(KILLED) === isKilled).length;
    const figures = {
      deploys,
      perSecond,
      requests: visitors.ms.length,
      failed: ofKind('read', false) + ofKind('read', true),
      p99: percentile(visitors.ms, 0.99),
      ...compared,
      formsFailed: ofKind('form', false),
      formsOfKilledSentAgain: ofKind('form', true),
      steps: tried.steps,
      stepsFailed: tried.failed.length,
    };
    return judge(figures, [
      ['failed', 'is', 0],
      ['formsFailed', 'is', 0],
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['stepsFailed', 'is', 0],
    ]);
  });
}

/** Copies this release, adding as many migrations as its number, and changing a function the same number of times. */
function copyRelease(folder: string, number: number): string {
  const release = path.join(folder, `release${number}`);
  mkdirSync(release);
  for (const name of ['dist', 'prisma', 'server', 'shared', 'scripts', 'messages', 'package.json', 'package-lock.json'])
    cpSync(name, path.join(release, name), { recursive: true });
  // the operations of the pages that the server renders
  mkdirSync(path.join(release, 'web'));
  cpSync('web/persisted.json', path.join(release, 'web/persisted.json'));
  symlinkSync(path.resolve('node_modules'), path.join(release, 'node_modules'));
  const file = path.join(release, 'package.json');
  const about = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  writeFileSync(
    file,
    JSON.stringify({ ...about, version: about.version.replace(/\d+$/, (patch) => String(Number(patch) + number)) }),
  );
  for (let i = 1; i <= number; i++) {
    const migration = path.join(release, `prisma/migrations/2099010${i}000000_drill`);
    mkdirSync(migration);
    writeFileSync(path.join(migration, 'migration.sql'), `alter table providers add column drill${i} int;\n`);
    // one changed file makes all functions be applied again; the version shows which are newer
    appendFileSync(path.join(release, FUNCTION), `-- release ${i}\n`);
  }
  return release;
}
