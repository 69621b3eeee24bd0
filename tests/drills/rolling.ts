import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDatabase } from '#server/platform/db.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { freePort } from '../freePort.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { compare, type Rumbo, startRumbo, startWriters } from './rumbo.ts';

/**
 * Two web processes behind HAProxy are replaced one after the other by a release with one more migration, under load;
 * a process of the former release is killed and started again in between. At the end everything goes back.
 */
export function rolling({ deploys, perSecond }: { deploys: number; perSecond: number }): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    await ensureDatabase(postgres.url('postgres'), 'rumbo');
    const ports = [await freePort(), await freePort()];
    const settings = {
      DATABASE_URL: postgres.url('rumbo'),
      DATA_DIR: path.join(folder, 'data'),
      DRAIN_SECONDS: '3',
      TRUST_PROXY: '1',
    };
    const releases = [process.cwd()];
    for (let i = 1; i <= deploys; i++) releases.push(nextRelease(releases[0]!, folder, i));
    const start = (slot: number, release: number) =>
      startRumbo(ports[slot]!, { ...settings, ROLE: slot === 0 ? 'both' : 'web' }, releases[release]);
    const running: Rumbo[] = [];
    for (const slot of [0, 1]) {
      running.push(start(slot, 0));
      await running[slot]!.ready();
    }
    const url = await startProxy(folder, ports);
    // HAProxy has seen both
    await wait(2_000);

    const failures: string[] = [];
    const durations: number[] = [];
    const search = async () => {
      const began = performance.now();
      const response = await fetch(`${url}/api/search?q=carga`).catch((error: Error) => error);
      durations.push(performance.now() - began);
      if (response instanceof Error) failures.push(String(response.cause ?? response));
      else if (!response.ok) failures.push(`${response.status} ${(await response.text()).slice(0, 100)}`);
    };
    const asking = setInterval(() => void search(), 1_000 / perSecond);
    const writers = startWriters(1, () => url);
    const replace = async (slot: number, release: number) => {
      await running[slot]!.kill('SIGTERM');
      running[slot] = start(slot, release);
      await running[slot]!.ready();
      await wait(2_000);
    };
    for (let release = 1; release <= deploys; release++) {
      await replace(0, release);
      // the former release meets a newer database, and comes back
      await running[1]!.kill('SIGTERM');
      running[1] = start(1, release - 1);
      await running[1]!.ready();
      await wait(2_000);
      await replace(1, release);
    }
    for (const slot of [0, 1]) await replace(slot, 0);
    const back = await fetch(`${url}/api/search?q=carga`);
    await wait(1_000);
    clearInterval(asking);
    await writers.stop();
    await wait(1_000);
    const compared = await compare(postgres.url('rumbo'), writers.acknowledged);
    for (const one of running) await one.kill('SIGTERM');
    await postgres.stop();
    for (const failure of new Set(failures)) console.error(failure);
    const figures = {
      deploys,
      requests: durations.length,
      failed: failures.length,
      p99: percentile(durations, 0.99),
      ...compared,
      backWorks: Number(back.ok),
    };
    return judge(figures, [
      ['failed', 'is', 0],
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['backWorks', 'is', 1],
    ]);
  });
}

/** This release with one more migration than the one before. */
function nextRelease(from: string, folder: string, number: number): string {
  const release = path.join(folder, `release${number}`);
  mkdirSync(release);
  for (const name of ['dist', 'prisma', 'server', 'package.json', 'messages'])
    cpSync(path.join(from, name), path.join(release, name), { recursive: true });
  symlinkSync(path.join(from, 'node_modules'), path.join(release, 'node_modules'));
  for (let i = 1; i <= number; i++) {
    const migration = path.join(release, `prisma/migrations/2099010${i}000000_drill`);
    mkdirSync(migration);
    writeFileSync(path.join(migration, 'migration.sql'), `alter table providers add column drill${i} int;\n`);
  }
  return release;
}

/** HAProxy as deploy/cluster/haproxy.cfg has it for the web. */
async function startProxy(folder: string, ports: number[]): Promise<string> {
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 2s
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response
frontend web
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend rumbo
backend rumbo
  balance roundrobin
  option httpchk
  http-check send meth GET uri /ready hdr Host rumbo
  default-server check inter 1s fall 2 rise 1
${ports.map((one, i) => `  server web${i} 127.0.0.1:${one}`).join('\n')}
`,
  );
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return `http://127.0.0.1:${port}`;
}
