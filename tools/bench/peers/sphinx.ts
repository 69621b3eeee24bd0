import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CLIENTS, completeRows, type Engine, type Making, RADIUS_KM, RESULTS, WEIGHTS } from './engine.ts';
import { requirePeer } from './packages.ts';
import type { PeerQuery } from './peerQueries.ts';

/** The used part of mysql2. */
interface Connection {
  query: (sql: string) => Promise<[{ id: string | number }[], unknown]>;
  end: () => Promise<void>;
}
interface Mysql2 {
  createConnection: (options: { host: string; port: number; user: string }) => Promise<Connection>;
}

const STARTS_WITHIN_MS = 60_000;

/** Debian's Sphinx, with its own query language and port; it returns ids. Null if it is not installed. */
export async function makeSphinx({ pool, documents, folder }: Making): Promise<Engine | null> {
  if (spawnSync('searchd', ['--help']).error) return null;
  const directory = path.join(folder, 'sphinx');
  mkdirSync(directory);
  const port = await freePort();
  const configuration = path.join(directory, 'sphinx.conf');
  writeFileSync(configuration, configure(path.resolve(directory), path.resolve(documents), port));

  const begun = performance.now();
  execFileSync('indexer', ['--config', configuration, '--quiet', '--all'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const seconds = (performance.now() - begun) / 1000;
  const megabytes = readdirSync(directory)
    .filter((file) => file.startsWith('document.'))
    .reduce((sum, file) => sum + statSync(path.join(directory, file)).size / 2 ** 20, 0);

  const searchd = spawn('searchd', ['--config', configuration, '--nodetach'], { stdio: 'ignore' });
  const endWithUs = () => searchd.kill('SIGKILL');
  process.once('exit', endWithUs);
  const idle = await Promise.all(Array.from({ length: CLIENTS }, () => connect(port, searchd)));
  return {
    name: 'Sphinx',
    index: { seconds, megabytes, kept: 'files, ids only' },
    ask: async (query) => {
      const text = statement(query);
      if (!text) return [];
      const connection = idle.pop()!;
      const [rows] = await connection.query(text);
      await connection.query(`show meta like 'total_found'`);
      idle.push(connection);
      return completeRows(
        pool,
        rows.map(({ id }) => Number(id)),
      );
    },
    close: async () => {
      await Promise.all(idle.map((connection) => connection.end()));
      const ended = new Promise((resolve) => searchd.once('exit', resolve));
      searchd.kill('SIGTERM');
      await ended;
      process.off('exit', endWithUs);
    },
  };
}

function statement({ words, point }: PeerQuery): string | null {
  if (!words && !point) return null;
  const conditions: string[] = [];
  // folded words contain neither quotes nor operators
  if (words) conditions.push(`match('${words}')`);
  if (point) conditions.push(`kilometres < ${RADIUS_KM}`);
  const near = point ? `, geodist(latitude, longitude, ${point.latitude}, ${point.longitude}, {in=deg, out=km})` : '';
  const weights = Object.entries(WEIGHTS).map(([field, weight]) => `${field}=${weight}`);
  return `select id${near && `${near} as kilometres`} from document where ${conditions.join(' and ')}
    order by ${words ? 'weight()' : 'quality'} desc limit ${RESULTS}
    option ranker=sph04, field_weights=(${weights.join(', ')})`;
}

function configure(directory: string, documents: string, port: number): string {
  const block = (name: string, settings: string[]) =>
    `${name}\n{\n${settings.map((setting) => `  ${setting}\n`).join('')}}\n`;
  return [
    block('source document', [
      'type = tsvpipe',
      `tsvpipe_command = cat '${documents}'`,
      ...Object.keys(WEIGHTS).map((field) => `tsvpipe_field = ${field}`),
      ...['latitude', 'longitude', 'quality'].map((attribute) => `tsvpipe_attr_float = ${attribute}`),
    ]),
    block('index document', ['source = document', `path = ${directory}/document`, 'docinfo = extern']),
    block('indexer', ['mem_limit = 512M']),
    block('searchd', [
      `listen = 127.0.0.1:${port}:mysql41`,
      `pid_file = ${directory}/searchd.pid`,
      `log = ${directory}/searchd.log`,
      'workers = threads',
      'binlog_path =',
    ]),
  ].join('\n');
}

async function connect(port: number, searchd: ChildProcess): Promise<Connection> {
  const { createConnection } = requirePeer<Mysql2>('mysql2/promise');
  for (const until = performance.now() + STARTS_WITHIN_MS; ; await wait(50)) {
    try {
      return await createConnection({ host: '127.0.0.1', port, user: 'bench' });
    } catch (error) {
      if (searchd.exitCode !== null || performance.now() > until) throw error;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
