import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const compose = readFileSync('docker-compose.yml', 'utf8');
const cluster = readFileSync('deploy/cluster/compose.yml', 'utf8');
const proxy = readFileSync('deploy/cluster/haproxy.cfg', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

const ON_LOOPBACK = /^(127\.0\.0\.1|\$\{(?:\w+_)?LISTEN:-127\.0\.0\.1\})$/;

/** The matches of the pattern's first group, line by line. */
function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}

describe('the containers', () => {
  it('have images with exact versions and digests', () => {
    const images = [...all(compose + cluster, /^ +image: (.+)$/gm), ...all(dockerfile, /^FROM (\S+)/gm)];
    expect(images).toHaveLength(7);
    // our own has the release that the operator names
    const others = images.filter((image) => !/:\$\{RELEASE/.test(image));
    expect(others).toHaveLength(5);
    expect(others.filter((image) => !/:v?\d+\.\d+\S*@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  });

  it('run on the Node of .node-version', () => {
    const version = readFileSync('.node-version', 'utf8').trim();
    expect(all(dockerfile, /^FROM node:([\d.]+)/gm)).toEqual([version, version]);
  });

  it('listen on loopback only, unless LISTEN is set', () => {
    const addresses = all(compose, /^ +- "(.+):\d+:\d+"$/gm);
    expect(addresses).toHaveLength(3);
    expect(addresses.filter((address) => !ON_LOOPBACK.test(address))).toEqual([]);
  });

  it.each([
    ['docker-compose.yml', compose, 3],
    ['deploy/cluster/compose.yml', cluster, 2],
  ])('are started again after a crash, with their health checked: %s', (_, file, services) => {
    // a block shared by services counts once
    expect(all(file, /^ +(restart: unless-stopped)$/gm)).toHaveLength(services);
    expect(all(file, /^ +(healthcheck:)$/gm)).toHaveLength(services);
    expect(file).toMatch(/stop_grace_period: 30s/);
  });

  it('start without demo data, and not before their address is set', () => {
    expect(compose).toMatch(/SEED: \$\{SEED:-reference\}/);
    expect(compose).toMatch(/PUBLIC_URL: \$\{PUBLIC_URL:\?/);
  });

  it('serve requests as a role that is not the owner of the database', () => {
    expect(compose).toMatch(/ DATABASE_URL: postgresql:\/\/rumbo_app:/);
    expect(compose).toMatch(/create role rumbo_app login /);
  });

  it('run the server as a user that cannot change its code', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^COPY --from=build \/app \/app$/m);
    expect(last).toMatch(/^USER node$/m);
    expect(compose.slice(compose.indexOf('  app:'), compose.indexOf('  postgres:'))).toMatch(/^ {4}read_only: true$/m);
  });
});

describe('the cluster', () => {
  it('opens its ports on loopback unless LISTEN is set, for visitors, figures and Valkey', () => {
    const addresses = all(cluster, /^ +- "(.+):\d+:\d+"$/gm);
    expect(addresses).toHaveLength(4);
    expect(addresses.filter((address) => !ON_LOOPBACK.test(address))).toEqual([]);
    expect(cluster).toMatch(/^ {2}read_only: true$/m);
  });

  it('gives the web no password of the owner, and all machines one Valkey', () => {
    const web = cluster.slice(cluster.indexOf('\n  web:'), cluster.indexOf('\n  worker:'));
    expect(web).toMatch(/DATABASE_DIRECT_URL: postgresql:\/\/rumbo_app:/);
    expect(web).not.toMatch(/owner\b.*\*|OWNER_PASSWORD/);
    expect(cluster).toMatch(/REDIS_URL: \$\{REDIS_URL:\?/);
  });

  it.skipIf(spawnSync('haproxy', ['-v']).error)('has a configuration that HAProxy accepts', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'rumbo-haproxy-')), 'haproxy.cfg');
    writeFileSync(file, proxy.replaceAll(/ (?:web|db)\d:/g, ' 127.0.0.1:').replaceAll(/^ {2}(?:user|group) .*$/gm, ''));
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.not.stringMatching(/ALERT/)]);
  });

  it('drains for longer than the proxy needs to notice', () => {
    const drain = Number(/DRAIN_SECONDS: "(\d+)"/.exec(cluster)![1]);
    const [, inter, fast, fall] = /default-server check inter (\d+)s fastinter (\d+)ms fall (\d+)/.exec(proxy)!;
    expect(drain).toBeGreaterThan(Number(inter) + (Number(fall) * Number(fast)) / 1_000);
  });

  it('has ten alerts, whose metrics the server exports', () => {
    const alerts = readFileSync('deploy/monitoring/alerts.yml', 'utf8');
    expect(all(alerts, /^ +- alert: (\w+)$/gm)).toHaveLength(10);
    const sources = globSync('server/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    const named = new Set(
      `${alerts}${readFileSync('deploy/monitoring/dashboard.json', 'utf8')}`.match(/rumbo_[a-z_]+/g),
    );
    const figures = [...named].map((name) => name.replace(/_(bucket|count)$/, ''));
    expect(figures.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  });
});
