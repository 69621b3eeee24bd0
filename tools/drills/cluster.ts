import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const SCRIPT = 'deploy/cluster/loopback.sh';
const PASSWORD = 'drill';
const NODES = ['db1', 'db2', 'db3'] as const;
type Node = (typeof NODES)[number];

/** The state of a node in Patroni. */
interface Member {
  role?: string;
  replication_state?: string;
  sync_standby?: boolean;
}

export interface Cluster {
  /** The address of a host of deploy/cluster. */
  address: (host: string) => string;
  /** The URL through PgBouncer, with the application's role. */
  pooledUrl: string;
  /** The URL of the owner, through HAProxy to the primary. */
  directUrl: string;
  /** The URLs of all nodes, as in deploy/cluster. */
  replicaUrls: string;
  webUrl: string;
  leader: () => Promise<Node | null>;
  /** Kills Patroni and PostgreSQL of a node together, like a power cut. */
  killNode: (node: Node) => void;
  startNode: (node: Node) => void;
  /** Kills only PostgreSQL. */
  killPostgres: (node: Node) => void;
  switchOver: () => Promise<void>;
  /** Waits until one node leads, the others stream from it, and one of them is synchronous. */
  settled: () => Promise<void>;
  stop: () => void;
}

/** The cluster of deploy/cluster in the Debian folder `root`. */
export async function startCluster(root: string): Promise<Cluster> {
  const run = (...command: string[]) => {
    const { status } = spawnSync(SCRIPT, command, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${SCRIPT} ${command.join(' ')} failed`);
  };
  const stop = () => run('down');
  process.once('exit', stop);
  run('up');

  const hosts = readFileSync(path.join(root, 'etc/hosts'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const address = (host: string) => hosts.find(([, name]) => name === host)![0]!;
  const member = async (node: Node): Promise<Member> => {
    const response = await fetch(`http://${address(node)}:8008/patroni`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    return response ? ((await response.json()) as object) : {};
  };
  const settled = async () => {
    for (const until = Date.now() + 120_000; ; await wait(500)) {
      const all = await Promise.all(NODES.map(member));
      // a previous leader runs for a moment before its data is rewound, and streams only afterwards
      const isSettled =
        all.every(({ role, replication_state: state }) => role === 'primary' || state === 'streaming') &&
        all.some(({ role }) => role === 'primary') &&
        all.some(({ sync_standby: isSynchronous }) => isSynchronous);
      if (isSettled) return;
      if (Date.now() > until) throw new Error(`The cluster does not settle: ${JSON.stringify(all)}${logsOf(root)}`);
    }
  };
  await settled();
  const url = (role: string, host: string, port: number) =>
    `postgresql://${role}:${PASSWORD}@${address(host)}:${port}/rumbo`;
  return {
    address,
    pooledUrl: url('rumbo_app', 'pool', 6432),
    directUrl: url('rumbo', 'haproxy', 5000),
    replicaUrls: NODES.map((node) => url('rumbo_app', node, 5432)).join(','),
    webUrl: `http://${address('haproxy')}:8080`,
    leader: async () => {
      for (const node of NODES) if ((await member(node)).role === 'primary') return node;
      return null;
    },
    killNode: (node) => run('kill', node),
    startNode: (node) => run('start', node),
    killPostgres: (node) => run('crash', node),
    switchOver: async () => {
      await promisify(execFile)(SCRIPT, ['switchover']);
    },
    settled,
    stop,
  };
}

/** The last log lines of each node. */
function logsOf(root: string): string {
  return NODES.map((node) => {
    const lines = readFileSync(path.join(root, `srv/rumbo/${node}.log`), 'utf8')
      .trimEnd()
      .split('\n');
    return `\n${node}:\n${lines.slice(-40).join('\n')}`;
  }).join('');
}
