import { readFileSync } from 'node:fs';
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
