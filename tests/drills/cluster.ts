import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { query } from './query.ts';

// The files of deploy/cluster on one machine: each node is an address of loopback, with the name that the files give it.
const HOSTS = {
  etcd1: '127.0.0.31',
  etcd2: '127.0.0.32',
  etcd3: '127.0.0.33',
  db1: '127.0.0.41',
  db2: '127.0.0.42',
  db3: '127.0.0.43',
  haproxy: '127.0.0.51',
  pool: '127.0.0.52',
  web1: '127.0.0.61',
  web2: '127.0.0.62',
  worker: '127.0.0.63',
};
const NODES = ['db1', 'db2', 'db3'] as const;
type Node = (typeof NODES)[number];
const PASSWORD = 'drill';
const FILES = 'deploy/cluster';
const ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };

export interface Cluster {
  hosts: typeof HOSTS;
  /** Through PgBouncer, as the application's role. */
  pooledUrl: string;
  /** The owner's, through HAProxy to the primary. */
  directUrl: string;
  replicaUrl: string;
  webUrl: string;
  leader: () => Promise<Node | null>;
  /** Kills Patroni and PostgreSQL of a node at once, as a power cut. */
  killNode: (node: Node) => void;
  startNode: (node: Node) => void;
  /** Kills PostgreSQL only. */
  killPostgres: (node: Node) => void;
  switchOver: () => Promise<void>;
  /** Waits until all three nodes run and one standby is synchronous. */
  settled: () => Promise<void>;
  stop: () => void;
}

/** A cluster in the Debian folder `root`, which has etcd-server, patroni, haproxy, pgbouncer and postgresql. */
export async function startCluster(root: string): Promise<Cluster> {
  const inside = '/tmp/rumbo-cluster';
  const folder = path.join(root, inside);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(root, 'etc/hosts'),
    `127.0.0.1 localhost\n${Object.entries(HOSTS)
      .map(([name, address]) => `${address} ${name}\n`)
      .join('')}`,
  );
  const major = ['18', '17'].find((one) => existsSync(path.join(root, 'usr/lib/postgresql', one)));
  if (!major) throw new Error(`There is no PostgreSQL 17 or 18 in ${root}`);
  for (const one of ['proc', 'dev'])
    if (!existsSync(path.join(root, one, one === 'proc' ? 'self' : 'shm')))
      spawnSync('mount', ['--rbind', `/${one}`, path.join(root, one)]);
  const file = (name: string) => readFileSync(path.join(FILES, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const node of NODES) {
    mkdirSync(path.join(folder, `${node}.sockets`));
    write(
      `${node}.yml`,
      file('patroni.yml')
        .replaceAll('NODE', node)
        .replaceAll('0.0.0.0', HOSTS[node])
        .replaceAll(/\w+_PASSWORD/g, PASSWORD)
        .replaceAll('samenet', '127.0.0.0/8')
        .replaceAll('/var/lib/postgresql/18/rumbo', `${inside}/${node}`)
        .replaceAll('/var/lib/postgresql/pgpass', `${inside}/${node}.pgpass`)
        .replaceAll('/usr/lib/postgresql/18/', `/usr/lib/postgresql/${major}/`)
        .replace('shared_buffers: 1GB', 'shared_buffers: 256MB')
        // all have the same port on this machine
        .replace('  pgpass:', `  parameters: {unix_socket_directories: ${inside}/${node}.sockets}\n  pgpass:`),
    );
  }
  // with 10,000, HAProxy asks for more open files than an account usually has
  const proxied = file('haproxy.cfg').replace('maxconn 10000', 'maxconn 2000');
  write('haproxy.cfg', proxied.replaceAll(/bind :(\d+)/g, `bind ${HOSTS.haproxy}:$1`));
  write(
    'pgbouncer.ini',
    file('pgbouncer.ini')
      .replace('listen_addr = *', `listen_addr = ${HOSTS.pool}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', `${inside}/userlist.txt`),
  );
  write('userlist.txt', `"rumbo_app" "${PASSWORD}"\n`);
  const chown = () => spawnSync('chroot', [root, 'chown', '-R', 'postgres:postgres', inside]);
  chown();

  const running = new Map<string, ReturnType<typeof spawn>>();
  const run = (name: string, ...command: string[]) => {
    const child = spawn('chroot', ['--userspec=postgres:postgres', root, ...command], {
      detached: true,
      env: { ...ENV, PGPASSWORD: PASSWORD },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    child.on('error', () => {});
    running.set(name, child);
  };
  const kill = (name: string) => {
    const pid = running.get(name)?.pid;
    if (pid) spawnSync('kill', ['-9', '--', `-${pid}`]);
  };
  const stop = () => {
    for (const node of NODES) killPostgres(node);
    for (const name of running.keys()) kill(name);
  };
  process.once('exit', stop);

  const members = ['etcd1', 'etcd2', 'etcd3'] as const;
  for (const member of members)
    run(
      member,
      ...['etcd', '--name', member, '--data-dir', `${inside}/${member}`],
      ...['--listen-client-urls', `http://${HOSTS[member]}:2379`, '--advertise-client-urls', `http://${member}:2379`],
      ...[
        '--listen-peer-urls',
        `http://${HOSTS[member]}:2380`,
        '--initial-advertise-peer-urls',
        `http://${member}:2380`,
      ],
      ...['--initial-cluster', members.map((one) => `${one}=http://${one}:2380`).join()],
    );
  const startNode = (node: Node) => run(node, 'patroni', `${inside}/${node}.yml`);
  const postmaster = (node: Node) => {
    try {
      return Number.parseInt(readFileSync(path.join(folder, node, 'postmaster.pid'), 'utf8'), 10);
    } catch {
      return null;
    }
  };
  function killPostgres(node: Node): void {
    const pid = postmaster(node);
    if (pid) spawnSync('kill', ['-9', String(pid)]);
  }
  const member = async (node: Node): Promise<{ role?: string; state?: string; sync_standby?: boolean }> => {
    const response = await fetch(`http://${HOSTS[node]}:8008/patroni`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    return response ? ((await response.json()) as object) : {};
  };
  const leader = async (): Promise<Node | null> => {
    for (const node of NODES) if ((await member(node)).role === 'primary') return node;
    return null;
  };
  const settled = async () => {
    for (const until = Date.now() + 120_000; ; await wait(500)) {
      const all = await Promise.all(NODES.map(member));
      const isSettled =
        all.every(({ state }) => state === 'running' || state === 'streaming') &&
        all.some(({ role }) => role === 'primary') &&
        all.some(({ sync_standby: isSynchronous }) => isSynchronous);
      if (isSettled) return;
      if (Date.now() > until) throw new Error(`The cluster does not settle: ${JSON.stringify(all)}`);
    }
  };
  for (const node of NODES) startNode(node);
  run('haproxy', 'haproxy', '-db', '-f', `${inside}/haproxy.cfg`);
  run('pgbouncer', 'pgbouncer', `${inside}/pgbouncer.ini`);
  await settled();
  const primary = (role: string, database: string) =>
    `postgresql://${role}:${PASSWORD}@${HOSTS.haproxy}:5000/${database}`;
  const administer = (sql: string) => query(primary('postgres', 'postgres'), sql);
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(500))
    if (await administer('select 1').catch(() => null)) break;
  for (const role of ['rumbo', 'rumbo_app']) await administer(`create role ${role} login password '${PASSWORD}'`);
  await administer('create database rumbo owner rumbo');
  return {
    hosts: HOSTS,
    pooledUrl: `postgresql://rumbo_app:${PASSWORD}@${HOSTS.pool}:6432/rumbo`,
    directUrl: primary('rumbo', 'rumbo'),
    replicaUrl: `postgresql://rumbo_app:${PASSWORD}@${HOSTS.haproxy}:5001/rumbo`,
    webUrl: `http://${HOSTS.haproxy}:8080`,
    leader,
    killNode: (node) => {
      kill(node);
      killPostgres(node);
    },
    startNode,
    killPostgres,
    switchOver: async () => {
      const options = { env: { ...ENV, HOME: inside } };
      const command = ['patronictl', '-c', `${inside}/db1.yml`, 'switchover', '--force'];
      await promisify(execFile)('chroot', ['--userspec=postgres:postgres', root, ...command], options);
    },
    settled,
    stop,
  };
}
