import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startCommand } from '../process.ts';
import { completeRows, type Engine, type Making, RESULTS, WEIGHTS } from './engine.ts';
import type { PeerQuery } from './peerQueries.ts';

/** Debian's packages of version 8, the last that Java 17 runs. */
export const LUCENE_PACKAGES = 'liblucene8-java openjdk-17-jdk-headless';
const JARS = '/usr/share/java/lucene-{core,analyzers-common}-8.*.jar';
const PEER = fileURLToPath(new URL('LucenePeer.java', import.meta.url));
/** Its server closes a connection that is idle for half a minute, as others are by turns, unless it is set to an hour. */
const HTTP = ['-Dsun.net.httpserver.nodelay=true', '-Dsun.net.httpserver.idleInterval=3600'];
const JAVA_OPTIONS = ['-Xms2g', '-Xmx2g', '-XX:-UsePerfData', ...HTTP];

/** Lucene with its index in a process, over HTTP; it returns ids. Null where it is not installed. */
export async function startLucene({ documents, folder }: Making): Promise<ServerProcess | null> {
  const jars = globSync(JARS);
  if (jars.length === 0 || spawnSync('javac', ['-version']).error) return null;
  const weights = Object.entries(WEIGHTS).map(([field, weight]) => `${field}=${weight}`);
  return startCommand('java', [
    ...JAVA_OPTIONS,
    ...['-cp', jars.join(path.delimiter), PEER, documents, indexIn(folder), String(RESULTS), ...weights],
  ]);
}

const indexIn = (folder: string) => path.join(folder, 'lucene');

export async function makeLucene(making: Making): Promise<Engine | null> {
  const begun = performance.now();
  const lucene = await startLucene(making);
  if (!lucene) return null;
  const seconds = (performance.now() - begun) / 1000;
  const index = indexIn(making.folder);
  const megabytes = readdirSync(index).reduce((sum, file) => sum + statSync(path.join(index, file)).size / 2 ** 20, 0);
  const agent = new http.Agent({ keepAlive: true });
  return {
    name: 'Lucene',
    index: { seconds, megabytes, kept: 'files, ids only' },
    ask: async (query) => completeRows(making.pool, await findIds(agent, lucene.url, lucenePath(query))),
    close: async () => {
      agent.destroy();
      await lucene.stop();
    },
  };
}

export function lucenePath({ words, point }: PeerQuery): string {
  const { latitude, longitude } = point ?? {};
  const parameters = { ...(words && { words }), ...(point && { latitude: `${latitude}`, longitude: `${longitude}` }) };
  return `/?${new URLSearchParams(parameters)}`;
}

/** The ids that Lucene finds for the path of a query. */
export function findIds(agent: http.Agent, url: string, query: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}${query}`, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(JSON.parse(text) as number[]) : reject(new Error(text)),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
