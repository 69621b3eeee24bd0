import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/freePort.ts';
import { startProgram } from './program.ts';

interface Proxy {
  url: string;
  /** Waits until HAProxy sends requests to all servers. */
  allUp: () => Promise<void>;
  /** The log of HAProxy: warnings, and requests that it could not serve. */
  log: () => string;
}

const WITHIN_MS = 30_000;
const RUNNING = '2';

/** Starts HAProxy as configured in deploy/cluster/haproxy.cfg for the web, with two processes on loopback. */
export async function startProxy(folder: string, ports: number[]): Promise<Proxy> {
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  const socket = path.join(folder, 'haproxy.sock');
  const log = path.join(folder, 'haproxy.log');
  const [web] = readFileSync('deploy/cluster/haproxy.cfg', 'utf8').split('# Patroni');
  writeFileSync(
    file,
    web!
      .replace(/^global\n( .*\n)+/m, `global\n  stats socket ${socket}\n  log stderr format raw local0\n`)
      .replace('mode http\n', 'mode http\n  log global\n  option httplog\n  option dontlog-normal\n')
      .replace('bind :8080', `bind 127.0.0.1:${port}`)
      .replaceAll(/ web(\d):4000/g, (_, nth: string) => ` 127.0.0.1:${ports[Number(nth) - 1]}`),
  );
  await startProgram('haproxy', ['-db', '-f', file], {
    package: 'haproxy',
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  });
  const allUp = async () => {
    for (const until = Date.now() + WITHIN_MS; Date.now() < until; await wait(100)) {
      const states = await statesOf(socket).catch(() => []);
      if (states.length > 0 && states.every((state) => state === RUNNING)) return;
    }
    throw new Error(`HAProxy has no two servers after ${WITHIN_MS / 1_000} s:\n${readFileSync(log, 'utf8')}`);
  };
  await allUp();
  return { url: `http://127.0.0.1:${port}`, allUp, log: () => readFileSync(log, 'utf8') };
}

/** The state of each server of the web (`srv_op_state`), as reported by HAProxy. */
async function statesOf(socket: string): Promise<string[]> {
  const connection = connect(socket);
  connection.end('show servers state rumbo\n');
  const [, names, ...servers] = (await text(connection)).trim().split('\n');
  const column = names!.replace('# ', '').split(' ').indexOf('srv_op_state');
  return servers.map((server) => server.split(' ')[column]!);
}
