import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const compose = readFileSync('docker-compose.yml', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** The matches of the pattern's first group, line by line. */
function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}

describe('the containers', () => {
  it('have images of exact versions', () => {
    const images = [...all(compose, /^ +image: (.+)$/gm), ...all(dockerfile, /^FROM (\S+)/gm)];
    expect(images).toHaveLength(4);
    expect(images.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([]);
  });

  it('run on the Node of .node-version', () => {
    const version = readFileSync('.node-version', 'utf8').trim();
    expect(all(dockerfile, /^FROM node:([\d.]+)/gm)).toEqual([version, version]);
  });

  it('listen on loopback only, unless LISTEN is set', () => {
    const addresses = all(compose, /^ +- "(.+):\d+:\d+"$/gm);
    expect(addresses).toHaveLength(2);
    expect(addresses.filter((address) => !/^(127\.0\.0\.1|\$\{LISTEN:-127\.0\.0\.1\})$/.test(address))).toEqual([]);
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
  const cluster = readFileSync('deploy/cluster/compose.yml', 'utf8');

  it('opens one port, on loopback unless LISTEN is set, and checks health where it serves', () => {
    expect(all(cluster, /^ +- "(.+):\d+:\d+"$/gm)).toEqual([all(compose, /(\$\{LISTEN:-[\d.]+\})/g)[0]]);
    expect(cluster).toMatch(/^ {2}read_only: true$/m);
    expect(cluster).toMatch(/^ {2}healthcheck:$/m);
  });

  it('drains for longer than the proxy takes to notice', () => {
    const drain = Number(/DRAIN_SECONDS: "(\d+)"/.exec(cluster)![1]);
    const [, inter, fall] = /default-server check inter (\d+)s fall (\d+)/.exec(
      readFileSync('deploy/cluster/haproxy.cfg', 'utf8'),
    )!;
    expect(drain).toBeGreaterThan(Number(inter) * Number(fall));
  });

  it('has ten alerts, whose figures the server has', () => {
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
